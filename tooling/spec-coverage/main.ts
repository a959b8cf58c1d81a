import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { judgeCoverage } from './judge-coverage.ts';
import { sections } from './points/index.ts';
import { readMarks } from './read-marks.ts';
import { writeTable } from './write-table.ts';

/** `npm run rules`: writes docs/rules.md; with `--check` it only says whether the page is up to date. */
const page = join(root, 'docs', 'rules.md');

const files = globSync(
  [
    '{packages,apps}/*/{src,test,build,tokens,brands}/**/*.test.{ts,tsx}',
    '{e2e,tooling}/**/*.{test,spec}.ts',
  ],
  {
    cwd: root,
  },
).toSorted();
const marks = files
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  // Most files have none, and parsing is what takes the time.
  .filter(({ text }) => text.includes('// Proves:'))
  .map(({ file, text }) => readMarks(file, text));

const coverage = judgeCoverage(
  sections,
  marks.flatMap(({ tests }) => tests),
);
const faults = [...marks.flatMap((each) => each.faults), ...coverage.faults];
const table = writeTable(sections, coverage);

if (process.argv.includes('--check')) {
  if (faults.length === 0 && readFileSync(page, 'utf8') !== table)
    faults.push('docs/rules.md is not what the tests say. Run `npm run rules`.');
} else if (faults.length === 0) {
  writeFileSync(page, table);
  console.log(page);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
