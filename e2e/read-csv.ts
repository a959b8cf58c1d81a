/** Reads CSV with quoted fields and a byte order mark, as RFC 4180 defines it. Throws for any other text. */
export const readCsv = (file: string): string[][] => {
  if (!file.startsWith('\ufeff')) throw new Error('The file has no byte order mark.');
  const rows: string[][] = [];
  let row: string[] = [];
  // A field is quoted, or it has no quotes and no line breaks. A comma or a line break ends it.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  field.lastIndex = 1;
  while (field.lastIndex < file.length) {
    const position = field.lastIndex;
    const match = field.exec(file);
    if (match === null) throw new Error(`The file is not RFC 4180 at character ${position}.`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};
