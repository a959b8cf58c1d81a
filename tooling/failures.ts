import { stripVTControlCharacters } from 'node:util';
import type { ReportFormat } from './report-format.ts';

/** Maximum number of lines that a failure message keeps. */
const MESSAGE_LINES = 12;

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const formatFailure = (path: readonly string[], message: string): string => {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .slice(0, message === '' ? 0 : MESSAGE_LINES);
  return [`✘ ${path.filter(Boolean).join(' › ')}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

const failuresOfFile = (file: Fields): readonly string[] => {
  const path = text(file['name']);
  const tests = list(file['assertionResults']).filter((test) => test['status'] !== 'passed');
  // A file that fails to load contains no tests.
  if (tests.length === 0)
    return file['status'] === 'failed' ? [formatFailure([path], text(file['message']))] : [];
  return tests.map((test) => {
    const message = Array.isArray(test['failureMessages']) ? text(test['failureMessages'][0]) : '';
    return formatFailure([path, text(test['fullName'])], message || text(test['status']));
  });
};

const failuresOfSuite = (suite: Fields, parents: readonly string[]): readonly string[] => {
  const path = [...parents, text(suite['title'])];
  const ownFailures = list(suite['specs']).flatMap((spec) =>
    list(spec['tests'])
      .filter((test) => test['status'] !== 'expected')
      .map((test) => {
        const errors = list(test['results']).flatMap((result) => list(result['errors']));
        return formatFailure(
          [...path, text(spec['title'])],
          text(errors[0]?.['message']) || text(test['status']),
        );
      }),
  );
  return [...ownFailures, ...list(suite['suites']).flatMap((inner) => failuresOfSuite(inner, path))];
};

/** Lists the failed tests of a report with the start of their messages. `npm test` prints them at the end of its log. */
export const failuresIn = (format: ReportFormat, report: unknown): readonly string[] => {
  if (format === 'jest') return list(fields(report)['testResults']).flatMap(failuresOfFile);
  if (format === 'playwright')
    return list(fields(report)['suites']).flatMap((suite) => failuresOfSuite(suite, []));
  const names = fields(report)['failures'];
  return Array.isArray(names) ? names.map((name) => formatFailure([text(name)], '')) : [];
};
