import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addToLedger, readLedger, summarizeLedger } from './ledger.ts';
import type { StoryRecord } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'saddlebag-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const axeRun = (brand: string, theme: 'light' | 'dark', violations: number): StoryRecord['runs'][number] => ({
  mode: `${brand} ${theme}`,
  brand,
  theme,
  direction: 'ltr',
  violations,
});

describe('the story ledger', () => {
  it('adds up the records of all workers by brand, theme and direction', () => {
    const file = join(folder, 'stories.jsonl');
    addToLedger(file, {
      id: 'a',
      trustedTypes: [],
      runs: [axeRun('mangrove', 'light', 0), axeRun('falaj', 'dark', 2)],
    });
    addToLedger(file, { id: 'b', trustedTypes: ['innerHTML'], runs: [axeRun('falaj', 'dark', 1)] });

    expect(summarizeLedger(readLedger(file))).toEqual([
      '2 stories, 3 runs of axe, 3 violations',
      '  falaj dark ltr               2 runs     3 violations',
      '  mangrove light ltr           1 runs     0 violations',
      'Trusted Types, enforced: 1 reports',
    ]);
  });

  it('counts only the last record of a retried story', () => {
    expect(
      summarizeLedger([
        { id: 'a', trustedTypes: ['innerHTML'], runs: [axeRun('mangrove', 'light', 3)] },
        { id: 'a', trustedTypes: [], runs: [axeRun('mangrove', 'light', 0)] },
      ]),
    ).toEqual([
      '1 stories, 1 runs of axe, 0 violations',
      '  mangrove light ltr           1 runs     0 violations',
      'Trusted Types, enforced: 0 reports',
    ]);
  });
});
