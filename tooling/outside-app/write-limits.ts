/**
 * `npm run size:new`: gives each entry of the built `@saddlebag/ui` that has no limit yet one a little above what it
 * weighs. A limit that stands is left alone: raising it is a decision, and is written by hand.
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

const file = join(root, '.size-limit.json');
const nameOf = (entry: string): string => `@saddlebag/ui/${entry}`;
const write = (limits: readonly Limit[]): void => {
  writeFileSync(file, JSON.stringify([...limits].sort((a, b) => a.name.localeCompare(b.name))));
  execFileSync(tool('prettier'), ['--write', '--log-level', 'warn', file], { env: toolEnvironment() });
};

const entries = entriesOf('ui');
const standing = (JSON.parse(readFileSync(file, 'utf8')) as readonly Limit[]).filter(({ name }) =>
  entries.some((entry) => nameOf(entry) === name),
);
const added = entries
  .filter((entry) => !standing.some(({ name }) => name === nameOf(entry)))
  .map((entry): Limit => ({
    name: nameOf(entry),
    path: `packages/ui/dist/${entry}/index.js`,
    gzip: true,
    limit: '1 MB',
    ignore: ['react', 'react-dom'],
  }));
write([...standing, ...added]);

const report = execFileSync(tool('size-limit'), ['--json'], { cwd: root, env: toolEnvironment() });
const sizes = JSON.parse(report.toString()) as readonly { readonly name: string; readonly size: number }[];
const limited = added.map((limit) => {
  const size = sizes.find(({ name }) => name === limit.name)?.size ?? 0;
  return { ...limit, limit: `${(Math.ceil((size * 1.15) / 100) / 10 + 0.3).toFixed(1)} kB` };
});
write([...standing, ...limited]);
for (const { name, limit } of limited) console.log(`${name}: ${limit}`);
