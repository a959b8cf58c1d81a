import { describe, expect, it } from 'vitest';
import { collectProse } from './collect-prose.ts';

describe('collectProse', () => {
  it('returns whole comments with their file and line', () => {
    const text = '/**\n * A fee.\n */\nconst fee = 1;\n\n// Rounded\n// down.\n';

    expect(collectProse([{ file: 'a.ts', text }]).comments).toEqual([
      'a.ts:1\n  /**\n * A fee.\n */',
      'a.ts:6\n  // Rounded\n// down.',
    ]);
  });

  it('returns test titles with the titles of the groups around them', () => {
    const text = `describe('a fee', () => {\n  describe('in Dhaka', () => {\n    it('rounds', run);\n  });\n});\n`;

    expect(collectProse([{ file: 'a.test.ts', text }]).titles).toEqual([
      'a.test.ts:3\n  a fee › in Dhaka › rounds',
    ]);
  });

  it('returns names with their kinds', () => {
    expect(collectProse([{ file: 'a.ts', text: 'export const $fee = restore(paid, 0);' }]).names).toEqual([
      'a.ts:1 store $fee',
    ]);
  });

  it('ignores describe calls in files that declare no tests', () => {
    expect(collectProse([{ file: 'a.ts', text: `describe('a fee', run);` }]).titles).toEqual([]);
  });
});
