import { describe, expect, it } from 'vitest';
import { planSuites } from './suites.ts';
import type { TestMatrix } from './test-matrix.ts';

const namesOf = (matrix: TestMatrix): readonly string[] => {
  const { concurrent, sequential } = planSuites(matrix, '/reports');
  return [...concurrent.flat(), ...sequential].map(({ name }) => name);
};

describe('the plan of suites', () => {
  it('contains no random traces for `npm test`', () => {
    expect(namesOf('chosen')).toEqual(['lint', 'packages', 'typecheck', 'unit', 'stories', 'e2e']);
  });

  it('ends with the random traces and the tab test for `npm run test:all`', () => {
    expect(namesOf('all')).toEqual([...namesOf('chosen'), 'traces', 'browser traces', 'tabs']);
  });
});
