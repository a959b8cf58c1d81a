/** Matches one cell. A quote in front of a cell is a plain character unless another one ends the cell. */
const cellPattern = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y;
const rowEnd = /\r\n?|\n/y;

/**
 * Reads the text that spreadsheets put on the clipboard. Rows end with a line break, and a tab separates
 * cells. A quoted cell can contain both, and two quotes in it stand for one. A line break at the end adds no
 * row.
 */
export const readTabSeparated = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    cellPattern.lastIndex = at;
    const match = cellPattern.exec(text);
    row.push(match?.[1]?.replaceAll('""', '"') ?? match?.[0] ?? text.slice(at));
    at = cellPattern.lastIndex;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    rowEnd.lastIndex = at;
    if (!rowEnd.test(text)) return rows;
    at = rowEnd.lastIndex;
    if (at >= text.length) return rows;
  }
};

const quote = (cell: string): string => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes cells so that spreadsheets and `readTabSeparated` read the same cells back. */
export const writeTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join('\t')).join('\n');
