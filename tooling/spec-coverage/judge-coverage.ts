import type { Point, Section } from './point.ts';
import type { ProvingTest } from './read-marks.ts';

export interface Coverage {
  /** The tests of each point, by its id. */
  readonly testsOf: ReadonlyMap<string, readonly ProvingTest[]>;
  readonly faults: readonly string[];
}

const standsFor = (mark: string, id: string): boolean =>
  mark.endsWith('.*') ? id.startsWith(mark.slice(0, -1)) : mark === id;

const faultOf = ({ id, open }: Point, tests: readonly ProvingTest[]): readonly string[] => {
  if (open === undefined && tests.length === 0)
    return [`${id} has no test. Write \`// Proves: ${id}\` above the one that proves it.`];
  if (open !== undefined && tests.length > 0)
    return [`${id} is said to be not built, but ${tests[0]?.file} proves it. Take \`open\` away.`];
  return [];
};

/** Brings points and tests together, and says what does not fit. */
export const judgeCoverage = (sections: readonly Section[], tests: readonly ProvingTest[]): Coverage => {
  const points = sections.flatMap((section) => section.points);
  const testsOf = new Map(
    points.map(({ id }) => [id, tests.filter(({ proves }) => proves.some((mark) => standsFor(mark, id)))]),
  );
  const unknown = tests.flatMap(({ file, title, proves }) =>
    proves
      .filter((mark) => !points.some(({ id }) => standsFor(mark, id)))
      .map(
        (mark) => `${file} “${title}” proves “${mark}”, which is no point of tooling/spec-coverage/points.`,
      ),
  );
  const twice = points
    .filter(({ id }, index) => points.findIndex((other) => other.id === id) !== index)
    .map(({ id }) => `${id} is the id of two points.`);
  return {
    testsOf,
    faults: [...unknown, ...twice, ...points.flatMap((point) => faultOf(point, testsOf.get(point.id) ?? []))],
  };
};
