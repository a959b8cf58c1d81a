import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fileDropLabels } from './file-drop.labels.ts';
import { validateFile } from './validate-file.ts';
import { shortenName } from './shorten-name.ts';
import type { FileRules } from './file-drop.types.ts';

const createFile = (name: string, bytes: number, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
const validate = (candidate: File, rules: Partial<FileRules> = {}) =>
  validateFile(candidate, { accept: ['.xlsx'], maxBytes: 5_242_880, ...rules }, fileDropLabels);

describe('validateFile', () => {
  it('checks the file extension and ignores the MIME type', async () => {
    expect(await validate(createFile('orders.XLSX', 9, 'application/x-nothing'))).toBeNull();
    expect(await validate(createFile('orders.xlsx.exe', 9, 'application/vnd.ms-excel'))).toBe(
      'orders.xlsx.exe is not of the right kind. Choose a file that ends in .xlsx.',
    );
  });

  it('rejects empty files and files above the size limit', async () => {
    expect(await validate(createFile('orders.xlsx', 5_242_880))).toBeNull();
    expect(await validate(createFile('orders.xlsx', 5_242_881))).toBe(
      'orders.xlsx is too large. Up to 5.0 MB can be sent.',
    );
    expect(await validate(createFile('orders.xlsx', 0))).toBe('orders.xlsx is empty.');
  });

  it('checks the content last and rejects a file it cannot read', async () => {
    const check = vi.fn(() => Promise.resolve('Not a spreadsheet'));
    expect(await validate(createFile('orders.csv', 9), { check })).toContain('.xlsx');
    expect(check).not.toHaveBeenCalled();
    expect(await validate(createFile('orders.xlsx', 9), { check })).toBe('Not a spreadsheet');
    expect(
      await validate(createFile('orders.xlsx', 9), { check: () => Promise.reject(new Error('gone')) }),
    ).toBe('The file could not be read. Choose it again.');
  });
});

describe('formatSize', () => {
  it.each([
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [48_213, '47 KB'],
    [5_242_880, '5.0 MB'],
    [1_048_575, '1.0 MB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(fileDropLabels.size(bytes)).toBe(text);
  });
});

describe('shortenName', () => {
  it('keeps short names and both ends of long names', () => {
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

  it('keeps combining marks with their letters', () => {
    expect(shortenName('ক্ষি'.repeat(30), 10)).toMatch(/^(ক্ষি|ক্|ষি)+…(ক্ষি|ক্|ষি)+$/);
  });
});
