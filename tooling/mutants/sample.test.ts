import { describe, expect, it } from 'vitest';
import { isSampled } from './sample.ts';

const mutants = Array.from({ length: 2000 }, (_, line) => ({
  fileName: '/repository/packages/domain/src/payment/stages.ts',
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
  replacement: 'true',
}));
const draw = (share: number, seed: number, folder = '/repository') =>
  mutants
    .map((mutant) => ({ ...mutant, fileName: mutant.fileName.replace('/repository', folder) }))
    .flatMap((mutant) => (isSampled(mutant, share, seed) ? [mutant.location.start.line] : []));

describe('the sample of mutants', () => {
  it('has about the requested share', () => {
    expect(draw(0.1, 1).length / mutants.length).toBeCloseTo(0.1, 1);
    expect([draw(0, 1).length, draw(1, 1).length]).toEqual([0, mutants.length]);
  });

  it('depends on the seed but not on the folder of the copy', () => {
    expect(draw(0.1, 1, '/repository/.cache/copy')).toEqual(draw(0.1, 1));
    expect(draw(0.1, 2)).not.toEqual(draw(0.1, 1));
  });
});
