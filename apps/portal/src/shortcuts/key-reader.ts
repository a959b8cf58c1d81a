/** What a shortcut does: open the palette or the list of shortcuts, start a request, or open a section. */
export type Shortcut = 'palette' | 'list' | 'new' | SectionShortcut;
export type SectionShortcut = 'request' | 'tracking' | 'history' | 'bulk';

/** The key that starts a shortcut of two keys, and the second key of each section. */
export const sectionPrefix = 'g';
export const sectionKeys: Readonly<Record<SectionShortcut, string>> = {
  request: 'r',
  tracking: 't',
  history: 'h',
  bulk: 'b',
};
export const newRequestKey = 'n';

/** Milliseconds in which the second key must follow the first. */
const sequenceMs = 1500;

/** Matches elements in which a character is text to enter or moves a selection. */
export const characterTargets = [
  'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])',
  '[contenteditable], [role=textbox], [role=combobox], [role=searchbox]',
  '[role=grid], [role=listbox], [role=menu], [role=tree]',
].join(',');

/** Matches layers that handle keys themselves: dialogs, and native popovers while they are open. */
const layers = '[role=dialog]:not([popover]), [role=alertdialog], [popover]:popover-open';

/** Returns the Latin letter of a key. On a keyboard without Latin letters, its position determines the letter. */
export const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[^a-z]$/i.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();

const isQuestionMark = ({ key }: KeyboardEvent): boolean => key === '?' || key === '؟';

/**
 * Creates a function that returns the shortcut that a key press completes, or null. It remembers the first key of a
 * shortcut of two keys. It ignores keys that another listener has handled, keys in an open layer and keys of an input
 * method. Only Ctrl+K (Cmd+K on Apple devices) works in a field.
 */
export const createKeyReader = (isApple: boolean) => {
  let prefixTime = -Infinity;

  const readKey = (event: KeyboardEvent): Shortcut | null => {
    const { target, altKey, ctrlKey, metaKey, shiftKey, timeStamp } = event;
    const isSecondKey = timeStamp - prefixTime < sequenceMs;
    prefixTime = -Infinity;
    if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return null;
    const letter = letterOf(event);
    if (ctrlKey || metaKey)
      return letter === 'k' && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey)
        ? 'palette'
        : null;
    if (target instanceof Element && target.closest(characterTargets) !== null) return null;
    if (isQuestionMark(event)) return 'list';
    if (shiftKey) return null;
    if (isSecondKey) return sectionOf(letter);
    if (letter === sectionPrefix) prefixTime = timeStamp;
    return letter === newRequestKey ? 'new' : null;
  };

  return (event: KeyboardEvent): Shortcut | null => {
    const shortcut = readKey(event);
    // Searches the page last, because most keys are typed text.
    return shortcut !== null && document.querySelector(layers) === null ? shortcut : null;
  };
};

const sectionOf = (letter: string): SectionShortcut | null =>
  (['request', 'tracking', 'history', 'bulk'] as const).find((section) => sectionKeys[section] === letter) ??
  null;
