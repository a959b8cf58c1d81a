import { describe, expect, it } from 'vitest';
import { failuresIn } from './failures.ts';

describe('failuresIn', () => {
  it('lists each Vitest or Jest test that did not pass, without color codes', () => {
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

  it('lists Playwright failures in nested suites', () => {
    const specTest = (status: string, message?: string) => ({
      status,
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    });
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          specs: [{ title: 'opens', tests: [specTest('expected')] }],
          suites: [
            { title: 'a guest', specs: [{ title: 'pays', tests: [specTest('unexpected', 'not visible')] }] },
          ],
        },
      ],
    };

    expect(failuresIn('playwright', report)).toEqual(['✘ a.spec.ts › a guest › pays\n    not visible']);
  });

  it('truncates a long message', () => {
    const longMessage = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const failed = { status: 'failed', fullName: 'talks', failureMessages: [longMessage] };
    const [failure] = failuresIn('jest', { testResults: [{ name: 'a', assertionResults: [failed] }] });

    expect(failure?.split('\n').at(-1)).toBe('    line 11');
  });

  it.each([null, {}, { testResults: 'none' }, { suites: [{ specs: [null] }] }, { failures: ['knip'] }])(
    'returns only the readable failures of the report %j',
    (report) => {
      expect(failuresIn('jest', report)).toEqual([]);
      expect(failuresIn('playwright', report)).toEqual([]);
      expect(failuresIn('plain', report)).toEqual(report !== null && 'failures' in report ? ['✘ knip'] : []);
    },
  );
});
