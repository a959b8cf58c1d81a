import { matchParts } from './match-parts.ts';

/**
 * Marks the words of the query in a text. Renders `<mark>` elements and bare text.
 *
 * Unmarked text gets no element. Some screen readers trim the spaces at the edges of an element and would
 * read "Kadam Lane" as "KadamLane".
 */
export function MarkedText({ text, query }: { readonly text: string; readonly query: string }) {
  return matchParts(text, query).map((part) =>
    part.isMatch ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
