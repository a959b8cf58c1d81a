import { appendFileSync, readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes.ts';

/** The results of one story in the test runner. */
export interface StoryRecord {
  readonly id: string;
  /** Reports of Trusted Types violations. */
  readonly trustedTypes: readonly string[];
  /** One entry per run of axe. */
  readonly runs: readonly {
    readonly mode: string;
    readonly brand: string;
    readonly theme: Mode['theme'];
    readonly direction: 'ltr' | 'rtl';
    /** Number of elements that violate an axe rule. */
    readonly violations: number;
  }[];
}

/** Appends a record to the ledger file, which all worker processes of the test runner share. */
export const addToLedger = (file: string, record: StoryRecord): void =>
  appendFileSync(file, `${JSON.stringify(record)}\n`);

export const readLedger = (file: string): readonly StoryRecord[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StoryRecord);

/** Formats the totals for the end of the test log. */
export const summarizeLedger = (records: readonly StoryRecord[]): readonly string[] => {
  // A retried story has several records. The last one counts.
  const stories = [...new Map(records.map((record) => [record.id, record])).values()];
  const runs = stories.flatMap((story) => story.runs);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const groups = new Map<string, number[]>();
  for (const { brand, theme, direction, violations } of runs) {
    const name = `${brand} ${theme} ${direction}`;
    groups.set(name, [...(groups.get(name) ?? []), violations]);
  }
  const rows = [...groups].map(
    ([name, counts]) =>
      `  ${name.padEnd(24)} ${String(counts.length).padStart(5)} runs ${String(sum(counts)).padStart(5)} violations`,
  );
  const reports = sum(stories.map((story) => story.trustedTypes.length));
  return [
    `${stories.length} stories, ${runs.length} runs of axe, ${sum(runs.map((run) => run.violations))} violations`,
    ...rows.toSorted(),
    `Trusted Types, enforced: ${reports} reports`,
  ];
};
