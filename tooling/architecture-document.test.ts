import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const document = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
/** Matches an identifier in backticks, such as `orderSubmitted` or `$sending`. */
const identifiers = [
  ...new Set([...document.matchAll(/`(\$?[a-z]+[A-Z][A-Za-z]*|\$[a-z]+)`/g)].map(([, name]) => name ?? '')),
];

describe('docs/architecture.md', () => {
  it('mentions only identifiers that exist in the code', () => {
    const source = execFileSync(
      'git',
      ['grep', '--untracked', '-hoE', '[$]?[A-Za-z]+', '--', 'packages/*/src', 'packages/ui', 'apps', '*.ts'],
      { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    const words = new Set(source.split('\n'));

    expect(identifiers.length).toBeGreaterThan(20);
    expect(identifiers.filter((name) => !words.has(name))).toEqual([]);
  });

  it('traces a button press to the fetch call in at most ten named steps', () => {
    const steps = [...document.matchAll(/^\| (\d+)\. `/gm)].map(([, number]) => Number(number));

    expect(steps).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeLessThanOrEqual(10);
  });
});
