/** Render functions by slot name. `position` is unique within the text, so it can be a key. */
export type Slots<Rendered> = Readonly<Record<string, (chunk: string, position: number) => Rendered>>;

/**
 * Replaces `<` in values, so that a customer's name cannot open a slot. The character is from the private use
 * area of Unicode.
 */
const escapedBracket = '\ue000';

/** Escapes the brackets of a value before it is inserted into a text. */
export const escapeBrackets = (value: string): string => value.replaceAll('<', escapedBracket);

const unescapeBrackets = (text: string): string => text.replaceAll(escapedBracket, '<');

const slotPattern = /<(\w+)>(.*?)<\/\1>/gsu;

/**
 * Splits a text at its named slots (`Read the <link>terms</link>.`) and renders them. An unknown slot is
 * replaced by its content. Slots do not nest.
 */
export const renderParts = <Rendered>(
  text: string,
  slots: Slots<Rendered>,
): readonly (string | Rendered)[] => {
  const parts: (string | Rendered)[] = [];
  let end = 0;
  for (const match of text.matchAll(slotPattern)) {
    const [whole, name = '', chunk = ''] = match;
    parts.push(unescapeBrackets(text.slice(end, match.index)));
    const render = Object.hasOwn(slots, name) ? slots[name] : undefined;
    parts.push(render ? render(unescapeBrackets(chunk), parts.length) : unescapeBrackets(chunk));
    end = match.index + whole.length;
  }
  parts.push(unescapeBrackets(text.slice(end)));
  return parts.filter((part) => part !== '');
};
