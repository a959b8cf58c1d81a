import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { checkCommitSubjects } from './check-commit-subjects.ts';
import { checkFile } from './check-file.ts';
import { createPathFilter, listCode, listMarkdown, listStylesheets } from './source-files.ts';

/**
 * Checks the prose of the repository: `node tooling/plain-english/main.ts [paths…]`.
 *
 * Without paths it also checks commit subjects, in the range that the environment variable `LINT_COMMITS`
 * names.
 */
const paths = process.argv.slice(2);

const files = [...listCode(), ...listStylesheets(), ...listMarkdown()].filter(createPathFilter(paths));
const fileProblems = files
  .flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8')))
  .map(({ file, line, message }) => `${file}:${line} ${message}`);
const commitProblems =
  paths.length === 0 ? checkCommitSubjects({ range: process.env['LINT_COMMITS'] || undefined }) : [];

const problems = [...fileProblems, ...commitProblems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} problems in ${files.length} files.`);
process.exitCode = problems.length > 0 ? 1 : 0;
