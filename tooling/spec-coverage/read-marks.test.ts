import { describe, expect, it } from 'vitest';
import { readMarks } from './read-marks.ts';

const read = (...lines: readonly string[]) => readMarks('a.test.ts', lines.join('\n'));
const mark = (ids: string) => `// Proves: ${ids}`;

describe('a coverage mark', () => {
  it('applies to the test below it and lists that test with its group titles', () => {
    const { tests, problems } = read(
      `describe('a fee', () => {`,
      `  describe.each([1])('of %d', () => {`,
      `    ${mark('rule.1, rule.2')}`,
      `    // Some other comment.`,
      `    ${mark('error.x')}`,
      `    it('is shown', () => {});`,
      `    it('has no mark', () => {});`,
      `  });`,
      `});`,
    );

    expect(problems).toEqual([]);
    expect(tests).toEqual([
      { file: 'a.test.ts', title: 'a fee › of %d › is shown', proves: ['rule.1', 'rule.2', 'error.x'] },
    ]);
  });

  it.each([
    ['a test with rows', `it.each([1, 2])('takes %d', () => {});`, 'takes %d'],
    ['a test with typed rows', `it.each<[string]>([['a']])('takes %s', () => {});`, 'takes %s'],
    [
      'a test in a loop',
      `for (const flag of flags) {\n${mark('rule.1')}\ntest(\`\${flag} leads away\`, run);\n}`,
      '{flag} leads away',
    ],
    [
      'a test with a constant title',
      `const whole = 'the whole journey';\n${mark('rule.1')}\ntest(whole, { tag: '@a' }, run);`,
      'the whole journey',
    ],
    ['a Playwright group', `test.describe('x', () => {\n${mark('rule.1')}\ntest('y', run);\n});`, 'x › y'],
  ])('applies to %s below it', (_, source, title) => {
    const { tests, problems } = read(source.includes('Proves') ? source : `${mark('rule.1')}\n${source}`);

    expect([tests.map((test) => test.title), problems]).toEqual([[title], []]);
  });

  it.each([
    `const a = 1;`,
    `describe('a group', () => {});`,
    `test.describe('a group', () => {});`,
    `test.use({ locale: 'en' });`,
    `beforeEach(() => {});`,
    ``,
  ])('is reported when it is above %j instead of a test', (source) => {
    expect(read(mark('rule.1'), source).problems).toEqual([
      'a.test.ts:1 This mark is not above a test. Move it directly above one.',
    ]);
  });

  it.each([
    `it.skip('a', () => {});`,
    `it.todo('a');`,
    `test.fixme('a', run);`,
    `it.skipIf(true)('a', () => {});`,
    `test('a', () => { test.skip(true); });`,
  ])('is reported when it is above the skipped test %s', (source) => {
    expect(read(mark('rule.1'), source).problems).toEqual([
      'a.test.ts:1 This mark is above a skipped test, which proves nothing. Run the test or remove the mark.',
    ]);
  });

  it('is reported when its test is in a skipped group', () => {
    const { problems } = read(`describe.skip('a', () => {`, mark('rule.1'), `it('b', () => {});`, `});`);

    expect(problems).toEqual([
      'a.test.ts:2 This mark is above a skipped test, which proves nothing. Run the test or remove the mark.',
    ]);
  });

  it('has no effect inside a string', () => {
    expect(read('const text = `', mark('rule.1'), '`;', `it('a', () => {});`)).toEqual({
      tests: [],
      problems: [],
    });
  });
});
