/**
 * Shortens a long file name by replacing its middle with an ellipsis. Keeps the start and the extension,
 * which identify the file. Cuts between graphemes, so that combining marks stay with their letters.
 * @param maxLength Maximum number of graphemes.
 */
export function shortenName(name: string, maxLength = 60): string {
  const graphemes = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (graphemes.length <= maxLength) return name;
  const tailLength = Math.floor(maxLength / 3);
  return `${graphemes.slice(0, maxLength - tailLength - 1).join('')}…${graphemes.slice(-tailLength).join('')}`;
}
