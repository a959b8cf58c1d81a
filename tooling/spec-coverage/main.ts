import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { checkCoverage } from './check-coverage.ts';
import { sections, specifications } from './points/index.ts';
import { readMarks } from './read-marks.ts';
import { formatRulesPage } from './rules-page.ts';

/** Path of the page that `npm run rules` writes. With `--check`, the command only verifies the page. */
const page = join(root, 'docs', 'rules.md');

const files = globSync(
  [
    '{packages,apps}/*/{src,test,build,tokens,brands}/**/*.test.{ts,tsx}',
    'apps/*/*.test.ts',
    '{e2e,tooling}/**/*.{test,spec}.ts',
  ],
  {
    cwd: root,
  },
).toSorted();
const marks = files
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  // Parsing is slow, and most files contain no marks.
  .filter(({ text }) => text.includes('// Proves:'))
  .map(({ file, text }) => readMarks(file, text));

const coverage = checkCoverage(
  sections,
  marks.flatMap(({ tests }) => tests),
);
const problems = [...marks.flatMap((each) => each.problems), ...coverage.problems];
const table = formatRulesPage(specifications, coverage);

if (process.argv.includes('--check')) {
  if (problems.length === 0 && readFileSync(page, 'utf8') !== table)
    problems.push('docs/rules.md does not match the marks above the tests. Run `npm run rules`.');
} else if (problems.length === 0) {
  writeFileSync(page, table);
  console.log(page);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
