import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures.ts';

describe('what failed, for the end of the log', () => {
  it('names each test of Vitest or Jest that did not pass, with what it said, without colours', () => {
    const report = {
      testResults: [
        {
          name: '/repo/a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'takes away',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'],
            },
            { status: 'pending', fullName: 'divides', failureMessages: [] },
          ],
        },
        { name: '/repo/b.test.ts', status: 'passed', assertionResults: [] },
        { name: '/repo/c.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
      ],
    };

    expect(failuresIn('jest', report)).toEqual([
      '✘ /repo/a.test.ts › takes away\n    expected 1\n    to be 2',
      '✘ /repo/a.test.ts › divides\n    pending',
      '✘ /repo/c.test.ts\n    Cannot find x',
    ]);
  });

  it('finds those of Playwright in suites within suites', () => {
    const test = (status: string, message?: string) => ({
      status,
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'opens', tests: [test('expected')] }],
          suites: [
            { title: 'a guest', specs: [{ title: 'pays', tests: [test('unexpected', 'not visible')] }] },
          ],
        },
      ],
    };

    expect(failuresIn('playwright', report)).toEqual(['✘ a.spec.ts › a guest › pays\n    not visible']);
  });

  it('cuts short what was said at length', () => {
    const said = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const failed = { status: 'failed', fullName: 'talks', failureMessages: [said] };
    const [told] = failuresIn('jest', { testResults: [{ name: 'a', assertionResults: [failed] }] });

    expect(told?.split('\n').at(-1)).toBe('    line 11');
  });

  it.each([null, {}, { testResults: 'none' }, { suites: [{ specs: [null] }] }, { failures: ['knip'] }])(
    'says what it can of %j',
    (report) => {
      expect(failuresIn('jest', report)).toEqual([]);
      expect(failuresIn('playwright', report)).toEqual([]);
      expect(failuresIn('plain', report)).toEqual(report !== null && 'failures' in report ? ['✘ knip'] : []);
    },
  );
});
