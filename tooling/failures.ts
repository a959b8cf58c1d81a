import { stripVTControlCharacters } from 'node:util';
import type { ReportFormat } from './tally.ts';

/** How many lines of what a failed test said are worth repeating. */
const SAID_LINES = 12;

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const told = (where: readonly string[], said: string): string => {
  const lines = stripVTControlCharacters(said)
    .trim()
    .split('\n')
    .slice(0, said === '' ? 0 : SAID_LINES);
  return [`✘ ${where.filter(Boolean).join(' › ')}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

const ofFile = (file: Fields): readonly string[] => {
  const path = text(file['name']);
  const tests = list(file['assertionResults']).filter((test) => test['status'] !== 'passed');
  // A file that could not be loaded has no tests to blame.
  if (tests.length === 0) return file['status'] === 'failed' ? [told([path], text(file['message']))] : [];
  return tests.map((test) => {
    const said = Array.isArray(test['failureMessages']) ? text(test['failureMessages'][0]) : '';
    return told([path, text(test['fullName'])], said || text(test['status']));
  });
};

const ofSuite = (suite: Fields, above: readonly string[]): readonly string[] => {
  const where = [...above, text(suite['title'])];
  const own = list(suite['specs']).flatMap((spec) =>
    list(spec['tests'])
      .filter((test) => test['status'] !== 'expected')
      .map((test) => {
        const errors = list(test['results']).flatMap((result) => list(result['errors']));
        return told([...where, text(spec['title'])], text(errors[0]?.['message']) || text(test['status']));
      }),
  );
  return [...own, ...list(suite['suites']).flatMap((inner) => ofSuite(inner, where))];
};

/** What failed in a suite and what it said, each in a few lines; for whoever reads only the end of a long log. */
export const failuresIn = (format: ReportFormat, report: unknown): readonly string[] => {
  if (format === 'jest') return list(fields(report)['testResults']).flatMap(ofFile);
  if (format === 'playwright') return list(fields(report)['suites']).flatMap((suite) => ofSuite(suite, []));
  const named = fields(report)['failures'];
  return Array.isArray(named) ? named.map((name) => told([text(name)], '')) : [];
};
