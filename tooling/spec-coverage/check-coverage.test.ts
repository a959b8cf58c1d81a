import { describe, expect, it } from 'vitest';
import { checkCoverage } from './check-coverage.ts';
import type { Point } from './point.ts';
import { sections } from './points/index.ts';
import { formatRulesPage } from './rules-page.ts';

const point = (id: string, open?: string): Point => ({ id, what: `About ${id}`, ...(open && { open }) });
const provingTest = (...proves: readonly string[]) => ({ file: 'src/a.test.ts', title: 'a › b|c', proves });
const check = (points: readonly Point[], ...tests: readonly ReturnType<typeof provingTest>[]) => {
  const sectionsUnderTest = [{ number: 5, title: 'Rules', points }];
  const coverage = checkCoverage(sectionsUnderTest, tests);
  return {
    problems: coverage.problems,
    table: formatRulesPage([{ subject: 'tests', sections: sectionsUnderTest }], coverage),
  };
};

describe('checkCoverage', () => {
  it('reports no problems when each specification point has a test', () => {
    expect(
      check([point('rule.1'), point('rule.2')], provingTest('rule.1'), provingTest('rule.2')).problems,
    ).toEqual([]);
  });

  it('accepts a wildcard mark for all points with the same prefix', () => {
    expect(check([point('flag.a'), point('flag.b')], provingTest('flag.*')).problems).toEqual([]);
    expect(check([point('flag.a'), point('flags.b')], provingTest('flag.*')).problems).toHaveLength(1);
  });

  it.each([
    ['a point without a test', [point('rule.1')], [], /^rule\.1 has no test/],
    ['a mark without a point', [], [provingTest('rule.9')], /proves “rule\.9”, which is not a point/],
    [
      'a wildcard mark without a point',
      [],
      [provingTest('rule.*')],
      /proves “rule\.\*”, which is not a point/,
    ],
    [
      'an open point with a test',
      [point('rule.1', 'too much')],
      [provingTest('rule.1')],
      /marked as not built/,
    ],
    [
      'two points with the same id',
      [point('rule.1'), point('rule.1')],
      [provingTest('rule.1')],
      /Two points have the id/,
    ],
  ] as const)('reports %s', (_, points, tests, message) => {
    const { problems } = check(points, ...tests);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });
});

describe('formatRulesPage', () => {
  it('links the tests of each point, or says why the point is not built', () => {
    const { table } = check([point('rule.1'), point('rule.2', 'not planned')], provingTest('rule.1'));

    expect(table).toContain(String.raw`| ${'`rule.1`'} | About rule.1 | [a › b\|c](../src/a.test.ts) |`);
    expect(table).toContain('| `rule.2` | About rule.2 | not built: not planned |');
    expect(table).toContain('2 requirements');
    expect(table).toContain('1 of them are not built. 1 tests prove the others.');
    expect(table).toContain('## The specification of tests');
  });
});

describe('the list of specification points', () => {
  const ids = sections.flatMap(({ points }) => points.map(({ id }) => id));

  it('includes eleven rules, seven steps and 35 flags', () => {
    const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;

    expect([count(/^rule\.\d+$/), count(/^step\.(?!order$)/), count(/^flag\./)]).toEqual([11, 7, 35]);
  });
});
