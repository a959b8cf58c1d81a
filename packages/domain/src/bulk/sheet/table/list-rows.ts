const listedRanges = 8;

/** Lists row numbers in ascending order as ranges: `2–3, 17`. Ends with an ellipsis after eight ranges. */
export const listRows = (numbers: readonly number[]): string => {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const listed = ranges
    .slice(0, listedRanges)
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
  return [...listed, ...(ranges.length > listedRanges ? ['…'] : [])].join(', ');
};
