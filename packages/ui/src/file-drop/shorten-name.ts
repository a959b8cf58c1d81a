/** A long name without its middle: start and ending tell files apart. Marks stay with the letters that carry them. */
export function shortenName(name: string, longest = 60): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= longest) return name;
  const tail = Math.floor(longest / 3);
  return `${letters.slice(0, longest - tail - 1).join('')}…${letters.slice(-tail).join('')}`;
}
