import { stripVTControlCharacters } from 'node:util';
import type { ReportFormat } from './report-format.ts';

/** Maximum number of lines that a failure message keeps. */
const maxMessageLines = 12;

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const asList = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(asFields) : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const formatFailure = (path: readonly string[], message: string): string => {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .slice(0, message === '' ? 0 : maxMessageLines);
  return [`✘ ${path.filter(Boolean).join(' › ')}`, ...lines.map((line) => `    ${line}`)].join('\n');
};

const failuresOfFile = (file: Fields): readonly string[] => {
  const path = asText(file['name']);
  const tests = asList(file['assertionResults']).filter((test) => test['status'] !== 'passed');
  // A file that fails to load contains no tests.
  if (tests.length === 0)
    return file['status'] === 'failed' ? [formatFailure([path], asText(file['message']))] : [];
  return tests.map((test) => {
    const message = Array.isArray(test['failureMessages']) ? asText(test['failureMessages'][0]) : '';
    return formatFailure([path, asText(test['fullName'])], message || asText(test['status']));
  });
};

const failuresOfSuite = (suite: Fields, parents: readonly string[]): readonly string[] => {
  const path = [...parents, asText(suite['title'])];
  const ownFailures = asList(suite['specs']).flatMap((spec) =>
    asList(spec['tests'])
      .filter((test) => test['status'] !== 'expected')
      .map((test) => {
        const errors = asList(test['results']).flatMap((result) => asList(result['errors']));
        return formatFailure(
          [...path, asText(spec['title'])],
          asText(errors[0]?.['message']) || asText(test['status']),
        );
      }),
  );
  return [...ownFailures, ...asList(suite['suites']).flatMap((inner) => failuresOfSuite(inner, path))];
};

/**
 * Lists the failed tests of a report, each with the first lines of its message. `npm test` prints this list
 * at the end of its log.
 */
export const failuresIn = (format: ReportFormat, report: unknown): readonly string[] => {
  if (format === 'jest') return asList(asFields(report)['testResults']).flatMap(failuresOfFile);
  if (format === 'playwright')
    return asList(asFields(report)['suites']).flatMap((suite) => failuresOfSuite(suite, []));
  const names = asFields(report)['failures'];
  return Array.isArray(names) ? names.map((name) => formatFailure([asText(name)], '')) : [];
};
