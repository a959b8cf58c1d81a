import { describe, expect, it } from 'vitest';
import { createRow } from '../sheet/testing/validation.ts';
import { rememberProblems, validateInSlices } from './validate-in-slices.ts';

describe('validateInSlices', () => {
  it('pauses after every 12 ms', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => createRow({}, index + 2));
    const validatedIds: string[] = [];
    const comparedIds: string[] = [];
    const countsAtPauses: number[] = [];
    let elapsedMs = 0;
    const clock = {
      now: () => elapsedMs,
      sleep: () => {
        countsAtPauses.push(validatedIds.length);
        return Promise.resolve();
      },
    };

    await validateInSlices(
      rows,
      {
        validateRow: ({ id }) => {
          validatedIds.push(id);
          elapsedMs += 0.25;
          return [];
        },
        findRepeats: (compared) => {
          comparedIds.push(...compared.map(({ id }) => id));
        },
      },
      clock,
    );

    expect(countsAtPauses).toEqual([48, 96]);
    expect(validatedIds).toEqual(rows.map(({ id }) => id));
    expect(comparedIds).toEqual(validatedIds);
  });
});

describe('rememberProblems', () => {
  it('validates a row again only after it was edited', () => {
    let validationCount = 0;
    const validateRow = rememberProblems(() => {
      validationCount += 1;
      return [];
    });
    const row = createRow();

    validateRow(row);
    validateRow(row);
    validateRow({ ...row });

    expect(validationCount).toBe(2);
  });
});
