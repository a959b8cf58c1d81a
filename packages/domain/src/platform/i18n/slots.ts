/** How each named slot of a text is rendered. */
export type Slots<Rendered> = Readonly<Record<string, (chunk: string, position: number) => Rendered>>;

/** Stands for `<` in what is put into a text, so that a customer's name cannot open a slot. A private-use character. */
const hiddenBracket = '\ue000';

/** Hides the brackets of a value before it is put into a text. */
export const hideBrackets = (value: string): string => value.replaceAll('<', hiddenBracket);

const showBrackets = (text: string): string => text.replaceAll(hiddenBracket, '<');

const slot = /<(\w+)>(.*?)<\/\1>/gsu;

/**
 * Cuts a text at its named slots (`Read the <link>terms</link>.`) and renders those that are known; an unknown slot
 * leaves its words as they are. Slots do not nest.
 */
export const renderParts = <Rendered>(
  text: string,
  slots: Slots<Rendered>,
): readonly (string | Rendered)[] => {
  const parts: (string | Rendered)[] = [];
  let end = 0;
  for (const match of text.matchAll(slot)) {
    const [whole, name = '', chunk = ''] = match;
    parts.push(showBrackets(text.slice(end, match.index)));
    const render = Object.hasOwn(slots, name) ? slots[name] : undefined;
    parts.push(render ? render(showBrackets(chunk), parts.length) : showBrackets(chunk));
    end = match.index + whole.length;
  }
  parts.push(showBrackets(text.slice(end)));
  return parts.filter((part) => part !== '');
};
