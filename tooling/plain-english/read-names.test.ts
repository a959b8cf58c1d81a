import { describe, expect, it } from 'vitest';
import { readNames } from './read-names.ts';

const namesOf = (code: string) => readNames('a.tsx', code).map(({ kind, name }) => `${kind} ${name}`);

describe('readNames', () => {
  it('reads top-level declarations with their kinds', () => {
    const code = `
      const limit = 3;
      export const { first, rest: [second] } = parts;
      export const feeOf = (order) => 1;
      function format(fee) {}
      export class Card {}
      interface Fee { amount: number }
      export type Fees = Fee[];
    `;

    expect(namesOf(code)).toEqual([
      'constant limit',
      'constant first',
      'constant second',
      'function feeOf',
      'function format',
      'class Card',
      'type Fee',
      'type Fees',
    ]);
  });

  it('reads Effector units inside functions but no other local names', () => {
    const code = `
      export const createFee = () => {
        const limit = 3;
        const feeRefreshed = createEvent();
        const fetchFeeFx = attach({ effect });
        const $fee = restore(feeRefreshed, null);
        return { feeRefreshed, $fee };
      };
    `;

    expect(namesOf(code)).toEqual([
      'function createFee',
      'event feeRefreshed',
      'effect fetchFeeFx',
      'store $fee',
    ]);
  });

  it('ignores the fields of a schema', () => {
    expect(namesOf('const order = z.object({ order_id: z.string() });')).toEqual(['constant order']);
  });

  it('ignores the variables of loops and catch clauses', () => {
    expect(namesOf('for (const fee of fees) {}\ntry {} catch (error) {}')).toEqual([]);
  });

  it('counts lines from 1', () => {
    expect(readNames('a.ts', '\nconst fee = 1;')).toEqual([{ line: 2, kind: 'constant', name: 'fee' }]);
  });
});
