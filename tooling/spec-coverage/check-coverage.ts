import type { Point, Section } from './point.ts';
import type { ProvingTest } from './read-marks.ts';

export interface Coverage {
  /** The tests that prove each specification point, by point id. */
  readonly testsOf: ReadonlyMap<string, readonly ProvingTest[]>;
  readonly problems: readonly string[];
}

const matchesId = (mark: string, id: string): boolean =>
  mark.endsWith('.*') ? id.startsWith(mark.slice(0, -1)) : mark === id;

const problemsOfPoint = ({ id, open }: Point, tests: readonly ProvingTest[]): readonly string[] => {
  if (open === undefined && tests.length === 0)
    return [`${id} has no test. Write \`// Proves: ${id}\` above the test that proves it.`];
  if (open !== undefined && tests.length > 0)
    return [`${id} is marked as not built, but ${tests[0]?.file} proves it. Remove its \`open\`.`];
  return [];
};

/**
 * Assigns tests to the specification points that they prove. Reports points without a test and marks without
 * a point.
 */
export const checkCoverage = (sections: readonly Section[], tests: readonly ProvingTest[]): Coverage => {
  const points = sections.flatMap((section) => section.points);
  const testsOf = new Map(
    points.map(({ id }) => [id, tests.filter(({ proves }) => proves.some((mark) => matchesId(mark, id)))]),
  );
  const unknown = tests.flatMap(({ file, title, proves }) =>
    proves
      .filter((mark) => !points.some(({ id }) => matchesId(mark, id)))
      .map(
        (mark) =>
          `${file} “${title}” proves “${mark}”, which is not a point in tooling/spec-coverage/points.`,
      ),
  );
  const duplicates = points
    .filter(({ id }, index) => points.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `Two points have the id ${id}. Rename one of them.`);
  return {
    testsOf,
    problems: [
      ...unknown,
      ...duplicates,
      ...points.flatMap((point) => problemsOfPoint(point, testsOf.get(point.id) ?? [])),
    ],
  };
};
