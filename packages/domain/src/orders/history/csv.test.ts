import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, toSafeCell } from './csv.ts';

/** Reads CSV character by character as RFC 4180 defines it. Throws if the text does not conform. */
const readCsv = (file: string): string[][] => {
  if (!file.startsWith('\ufeff')) throw new Error('no byte order mark');
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let position = 1;
  const fail = (reason: string): never => {
    throw new Error(`${reason} at ${position}`);
  };
  while (position < file.length) {
    if (file[position] === '"') {
      position += 1;
      while (file[position] !== '"' || file[position + 1] === '"') {
        if (position >= file.length) fail('unclosed quote');
        field += file[position];
        position += file[position] === '"' ? 2 : 1;
      }
      position += 1;
      if (file[position] !== ',' && file[position] !== '\r') fail('text after a quote');
    } else {
      while (file[position] !== ',' && file[position] !== '\r') {
        if (position >= file.length || file[position] === '"' || file[position] === '\n')
          fail('bare character');
        field += file[position];
        position += 1;
      }
    }
    row.push(field);
    field = '';
    if (file[position] === '\r') {
      if (file[position + 1] !== '\n') fail('bare carriage return');
      rows.push(row);
      row = [];
      position += 1;
    }
    position += 1;
  }
  if (row.length > 0) fail('no final line break');
  return rows;
};

const hostileCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '＝'), fc.string())
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '',
    '"',
    '""',
    ',',
    '\r\n',
    'a"b,c\nd',
    '=HYPERLINK("http://x.test","y")',
    "'=1",
    'জলছবি',
    '🛵',
  ),
);

describe('toCsv', () => {
  // Proves: history.export-csv
  it('writes rows that a CSV reader reads back cell by cell', () => {
    const rows = fc
      .integer({ min: 1, max: 6 })
      .chain((width) => fc.array(fc.array(hostileCell, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(rows, (cells) => {
        expect(readCsv(toCsv(cells))).toEqual(cells.map((row) => row.map(toSafeCell)));
      }),
      { numRuns: 500 },
    );
  });

  it('ends every row with CRLF, and quotes only where it must', () => {
    expect(
      toCsv([
        ['a', 'b c', 'd;e'],
        ['1,5', 'say "hi"', 'two\nlines'],
      ]),
    ).toBe('\ufeffa,b c,d;e\r\n"1,5","say ""hi""","two\nlines"\r\n');
  });

  it('writes amounts with all decimals and no apostrophe, and times as they are', () => {
    expect(
      toCsv([
        [{ amount: -60, decimals: 2 }, { amount: 1.5, decimals: 3 }, { localTime: '2026-11-21 18:05' }],
      ]),
    ).toBe('\ufeff-60.00,1.500,2026-11-21 18:05\r\n');
  });
});

describe('toSafeCell', () => {
  // Proves: history.export-formulas
  it('leaves no cell that a spreadsheet could run, and removes nothing', () => {
    fc.assert(
      fc.property(hostileCell, (text) => {
        const cell = toSafeCell(text);
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r]/u);
        expect([text, `'${text}`]).toContain(cell);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps all characters of a phone number, and does not change an ordinary text', () => {
    expect(toSafeCell('+8801711223304')).toBe("'+8801711223304");
    expect(['01711223304', '12 Lake Road, Gulshan', "d'Artagnan", '450.00'].map(toSafeCell)).toEqual([
      '01711223304',
      '12 Lake Road, Gulshan',
      "d'Artagnan",
      '450.00',
    ]);
  });
});
