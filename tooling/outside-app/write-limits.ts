/**
 * `npm run size:new`: adds a size limit for each entry of the built `@saddlebag/ui` that has none: its size
 * plus 15 % and 0.3 kB. Existing limits stay the same. Raising one is a decision, so it is edited by hand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool, toolEnvironment } from '../workspace.ts';
import { entriesOf } from './entries.ts';

interface Limit {
  readonly name: string;
  readonly path: string;
  readonly gzip: true;
  readonly limit: string;
  readonly ignore: readonly string[];
}

const limitsFile = join(root, '.size-limit.json');
const nameOf = (entry: string): string => `@saddlebag/ui/${entry}`;
const writeLimits = (limits: readonly Limit[]): void => {
  writeFileSync(limitsFile, JSON.stringify([...limits].sort((a, b) => a.name.localeCompare(b.name))));
  execFileSync(tool('prettier'), ['--write', '--log-level', 'warn', limitsFile], { env: toolEnvironment() });
};

const entries = entriesOf('ui');
const existingLimits = (JSON.parse(readFileSync(limitsFile, 'utf8')) as readonly Limit[]).filter(({ name }) =>
  entries.some((entry) => nameOf(entry) === name),
);
const provisionalLimits = entries
  .filter((entry) => !existingLimits.some(({ name }) => name === nameOf(entry)))
  .map((entry): Limit => ({
    name: nameOf(entry),
    path: `packages/ui/dist/${entry}/index.js`,
    gzip: true,
    limit: '1 MB',
    ignore: ['react', 'react-dom'],
  }));
writeLimits([...existingLimits, ...provisionalLimits]);

const report = execFileSync(tool('size-limit'), ['--json'], { cwd: root, env: toolEnvironment() });
const sizes = JSON.parse(report.toString()) as readonly { readonly name: string; readonly size: number }[];
const addedLimits = provisionalLimits.map((limit) => {
  const size = sizes.find(({ name }) => name === limit.name)?.size ?? 0;
  return { ...limit, limit: `${(Math.ceil((size * 1.15) / 100) / 10 + 0.3).toFixed(1)} kB` };
});
writeLimits([...existingLimits, ...addedLimits]);
for (const { name, limit } of addedLimits) console.log(`${name}: ${limit}`);
