/** To the clipboard, also on plain-HTTP home networks, where browsers offer the old way alone. */
interface OldClipboard {
  readonly execCommand: (command: 'copy') => boolean;
}

const old: OldClipboard = document;

const copyOldWay = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const done = old.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
};

export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!isSecureContext) return copyOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
};
