import { describe, expect, it } from 'vitest';
import { judgeCoverage } from './judge-coverage.ts';
import type { Point } from './point.ts';
import { sections } from './points/index.ts';
import { writeTable } from './write-table.ts';

const point = (id: string, open?: string): Point => ({ id, what: `About ${id}`, ...(open && { open }) });
const test = (...proves: readonly string[]) => ({ file: 'src/a.test.ts', title: 'a › b|c', proves });
const judge = (points: readonly Point[], ...tests: readonly ReturnType<typeof test>[]) => {
  const section = [{ number: 5, title: 'Rules', points }];
  const coverage = judgeCoverage(section, tests);
  return { faults: coverage.faults, table: writeTable(section, coverage) };
};

describe('points and tests', () => {
  it('fit when each point has a test', () => {
    expect(judge([point('rule.1'), point('rule.2')], test('rule.1'), test('rule.2')).faults).toEqual([]);
  });

  it('fit when a mark stands for all points that begin alike', () => {
    expect(judge([point('flag.a'), point('flag.b')], test('flag.*')).faults).toEqual([]);
    expect(judge([point('flag.a'), point('flags.b')], test('flag.*')).faults).toHaveLength(1);
  });

  it.each([
    ['a point without a test', [point('rule.1')], [], /^rule\.1 has no test/],
    ['a mark that names no point', [], [test('rule.9')], /proves “rule\.9”, which is no point/],
    ['a mark that stands for no point', [], [test('rule.*')], /proves “rule\.\*”, which is no point/],
    ['an open point that is proven', [point('rule.1', 'too much')], [test('rule.1')], /said to be not built/],
    [
      'an id that two points have',
      [point('rule.1'), point('rule.1')],
      [test('rule.1')],
      /the id of two points/,
    ],
  ] as const)('do not fit with %s', (_, points, tests, says) => {
    const { faults } = judge(points, ...tests);

    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(says);
  });

  it('stand in a table, with a link to each test, and why a point is open', () => {
    const { table } = judge([point('rule.1'), point('rule.2', 'nobody asks')], test('rule.1'));

    expect(table).toContain(String.raw`| ${'`rule.1`'} | About rule.1 | [a › b\|c](../src/a.test.ts) |`);
    expect(table).toContain('| `rule.2` | About rule.2 | not built: nobody asks |');
    expect(table).toContain('2 points, of which 1 are not built, and 1 tests');
  });
});

describe('the points of the specification', () => {
  const ids = sections.flatMap(({ points }) => points.map(({ id }) => id));

  it('are there for the eleven rules, the seven steps and the 35 flags', () => {
    const count = (pattern: RegExp) => ids.filter((id) => pattern.test(id)).length;

    expect([count(/^rule\.\d+$/), count(/^step\.(?!order$)/), count(/^flag\./)]).toEqual([11, 7, 35]);
  });
});
