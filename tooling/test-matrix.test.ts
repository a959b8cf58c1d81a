import { describe, expect, it } from 'vitest';
import { readTestMatrix } from './test-matrix.ts';

describe('the test matrix', () => {
  it('is the chosen subset unless TEST_MATRIX is "all"', () => {
    expect(readTestMatrix({})).toBe('chosen');
    expect(readTestMatrix({ TEST_MATRIX: '' })).toBe('chosen');
    expect(readTestMatrix({ TEST_MATRIX: 'all' })).toBe('all');
  });

  it('rejects an unknown value', () => {
    expect(() => readTestMatrix({ TEST_MATRIX: 'full' })).toThrow('TEST_MATRIX is "full"');
  });
});
