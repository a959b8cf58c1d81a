import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fileDropLabels } from './file-drop.labels.ts';
import { refuseFile } from './refuse-file.ts';
import { shortenName } from './shorten-name.ts';
import type { FileRules } from './file-drop.types.ts';

const file = (name: string, bytes: number, type = '') => new File([new Uint8Array(bytes)], name, { type });
const refuse = (given: File, rules: Partial<FileRules> = {}) =>
  refuseFile(given, { accept: ['.xlsx'], maxBytes: 5_242_880, ...rules }, fileDropLabels);

describe('a file', () => {
  it('is taken by its ending, whatever type the browser names', async () => {
    expect(await refuse(file('orders.XLSX', 9, 'application/x-nothing'))).toBeNull();
    expect(await refuse(file('orders.xlsx.exe', 9, 'application/vnd.ms-excel'))).toBe(
      'orders.xlsx.exe is not of the right kind. Choose a file that ends in .xlsx.',
    );
  });

  it('is taken up to the last byte', async () => {
    expect(await refuse(file('orders.xlsx', 5_242_880))).toBeNull();
    expect(await refuse(file('orders.xlsx', 5_242_881))).toBe(
      'orders.xlsx is too large. Up to 5.0 MB can be sent.',
    );
    expect(await refuse(file('orders.xlsx', 0))).toBe('orders.xlsx is empty.');
  });

  it('is looked into only when all else is right, and a look that fails is no yes', async () => {
    const check = vi.fn(() => Promise.resolve('Not a spreadsheet'));
    expect(await refuse(file('orders.csv', 9), { check })).toContain('.xlsx');
    expect(check).not.toHaveBeenCalled();
    expect(await refuse(file('orders.xlsx', 9), { check })).toBe('Not a spreadsheet');
    expect(await refuse(file('orders.xlsx', 9), { check: () => Promise.reject(new Error('gone')) })).toBe(
      'The file could not be read. Choose it again.',
    );
  });

  it.each([
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [48_213, '47 KB'],
    [5_242_880, '5.0 MB'],
    [1_048_575, '1.0 MB'],
  ])('of %d bytes is said to have %s', (bytes, words) => {
    expect(fileDropLabels.size(bytes)).toBe(words);
  });
});

describe('shortenName', () => {
  it('keeps short names, and of long ones both ends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (name) => {
        const short = shortenName(name, 20);
        const [start = '', end = ''] = short.split('…');
        if (name.length <= 20) expect(short).toBe(name);
        else if (!name.includes('…') && /^[ -~]*$/.test(name)) {
          expect(short).toHaveLength(20);
          expect(name.startsWith(start) && name.endsWith(end)).toBe(true);
        }
      }),
    );
  });

  it('does not tear marks from their letters', () => {
    expect(shortenName('ক্ষি'.repeat(30), 10)).toMatch(/^(ক্ষি|ক্|ষি)+…(ক্ষি|ক্|ষি)+$/);
  });
});
