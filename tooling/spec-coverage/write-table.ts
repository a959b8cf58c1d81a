import type { Coverage } from './judge-coverage.ts';
import type { Point, Section } from './point.ts';
import type { ProvingTest } from './read-marks.ts';

/** A text as it stands in a cell: nothing in it is markup. */
const cell = (text: string): string => text.replaceAll(/[\\|[\]<>*_`]/g, String.raw`\$&`);

const linkTo = ({ file, title }: ProvingTest): string => `[${cell(title)}](../${file})`;

const rowOf = ({ id, what, open }: Point, { testsOf }: Coverage): string => {
  const proof =
    open === undefined ? (testsOf.get(id) ?? []).map(linkTo).join('<br>') : `not built: ${cell(open)}`;
  return `| \`${id}\` | ${cell(what)} | ${proof} |`;
};

const partOf = ({ number, title, points }: Section, coverage: Coverage): string =>
  [
    `## ${number}. ${title}`,
    '',
    '| Point | What it asks for | Proven by |',
    '| --- | --- | --- |',
    ...points.map((point) => rowOf(point, coverage)),
  ].join('\n');

/** The page docs/rules.md. */
export const writeTable = (sections: readonly Section[], coverage: Coverage): string => {
  const points = sections.flatMap((section) => section.points);
  const open = points.filter((point) => point.open !== undefined).length;
  const tests = new Set([...coverage.testsOf.values()].flat()).size;
  return [
    '# Every rule, and the test that proves it',
    '',
    'Written by `npm run rules` from the marks above the tests; do not edit it by hand.',
    '',
    `What the specification of sessions and the order request asks for, in the order of its sections: ${points.length} points, of which ${open} are not built, and ${tests} tests that prove the others. A test that runs once for each row of a table stands here once, under its pattern.`,
    '',
    sections.map((section) => partOf(section, coverage)).join('\n\n'),
    '',
  ].join('\n');
};
