/** Ends the command with a plain sentence, and with what a tool said about it, if one did. */
export function fail(sentence, output = '') {
  if (output !== '') console.error(`${output}\n`);
  console.error(sentence);
  process.exit(1);
}
