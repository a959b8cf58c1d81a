import { describe, expect, it } from 'vitest';
import { readOrderFile } from '@saddlebag/domain/bulk-sheet';
import { hostileFiles } from '../../../../../../packages/domain/src/bulk/sheet/testing/hostile-files.ts';
import type { OddFile } from '../../../../../../packages/domain/src/bulk/sheet/testing/odd-file.ts';
import { oddFiles } from '../../../../../../packages/domain/src/bulk/sheet/testing/odd-files.ts';
import { oddTexts } from '../../../../../../packages/domain/src/bulk/sheet/testing/odd-texts.ts';
import { otherFiles } from '../../../../../../packages/domain/src/bulk/sheet/testing/other-files.ts';
import { parseWorkbook } from './parse-workbook.ts';

const outcomeOf = async (bytes: Uint8Array) => {
  const reading = await readOrderFile(bytes, { country: 'bd' }, parseWorkbook);
  return reading.ok
    ? {
        rows: reading.rows.map(({ rowNumber }) => rowNumber),
        notices: reading.notices.map(({ key }) => key.replace('bulk.file.notice.', '')),
      }
    : { failure: reading.failure.key };
};

const expectedOf = ({ failure, rows, notices = [] }: OddFile) => (failure ? { failure } : { rows, notices });

describe('readOrderFile', () => {
  it.each([...oddFiles, ...oddTexts])('reads $name', async (file) => {
    expect(await outcomeOf(file.bytes())).toEqual(expectedOf(file));
  });

  // Proves: bulk.file-content
  it.each(otherFiles)('refuses $name', async (file) => {
    expect(await outcomeOf(file.bytes())).toEqual(expectedOf(file));
  });

  it.each(hostileFiles)('survives $name', async (file) => {
    expect(await outcomeOf(file.bytes())).toEqual(expectedOf(file));
  });

  it('adds nothing to the prototype of objects', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);

    for (const { bytes } of oddFiles.filter(({ name }) => name.includes('prototype')))
      await readOrderFile(bytes(), { country: 'bd' }, parseWorkbook);

    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});
