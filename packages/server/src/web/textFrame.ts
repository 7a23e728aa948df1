const WHOLE_TEXT = '\u0081'; // to WebSocket: the last and only frame of a text message
const SHORT = 125;
const MEDIUM = 0xff_ff;

/** A text message as it goes to a browser, unmasked: every byte a character, to be written as latin1. */
export const textFrame = (text: string): string => {
  const bytes = Buffer.byteLength(text);
  const payload = bytes === text.length ? text : Buffer.from(text).toString('latin1');
  return WHOLE_TEXT + lengthBytes(bytes) + payload;
};

const lengthBytes = (bytes: number): string => {
  if (bytes <= SHORT) return String.fromCharCode(bytes);
  if (bytes <= MEDIUM) return String.fromCharCode(126, bytes >> 8, bytes & 0xff);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return `\u007f${length.toString('latin1')}`;
};
