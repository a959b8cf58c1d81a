/** Returns the letters of a column: `A` for 0, `AA` for 26. */
export const columnLetters = (column: number): string => {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
};
