import { describe, expect, it } from 'vitest';
import { readMarks } from './read-marks.ts';

const read = (...lines: readonly string[]) => readMarks('a.test.ts', lines.join('\n'));
const mark = (ids: string) => `// Proves: ${ids}`;

describe('the marks of a file', () => {
  it('belong to the test below, with the titles of all groups around it', () => {
    const { tests, faults } = read(
      `describe('a fee', () => {`,
      `  describe.each([1])('of %d', () => {`,
      `    ${mark('rule.1, rule.2')}`,
      `    // It says why.`,
      `    ${mark('error.x')}`,
      `    it('is shown', () => {});`,
      `    it('is not proven', () => {});`,
      `  });`,
      `});`,
    );

    expect(faults).toEqual([]);
    expect(tests).toEqual([
      { file: 'a.test.ts', title: 'a fee › of %d › is shown', proves: ['rule.1', 'rule.2', 'error.x'] },
    ]);
  });

  it.each([
    ['a table', `it.each([1, 2])('takes %d', () => {});`, 'takes %d'],
    ['a table with types', `it.each<[string]>([['a']])('takes %s', () => {});`, 'takes %s'],
    [
      'a loop',
      `for (const flag of flags) {\n${mark('rule.1')}\ntest(\`\${flag} leads away\`, run);\n}`,
      '{flag} leads away',
    ],
    [
      'a constant',
      `const whole = 'the whole journey';\n${mark('rule.1')}\ntest(whole, { tag: '@a' }, run);`,
      'the whole journey',
    ],
    [
      'a group of the browser',
      `test.describe('x', () => {\n${mark('rule.1')}\ntest('y', run);\n});`,
      'x › y',
    ],
  ])('reads the title of %s', (_, source, title) => {
    const { tests, faults } = read(source.includes('Proves') ? source : `${mark('rule.1')}\n${source}`);

    expect([tests.map((test) => test.title), faults]).toEqual([[title], []]);
  });

  it.each([
    `const a = 1;`,
    `describe('a group', () => {});`,
    `test.describe('a group', () => {});`,
    `test.use({ locale: 'en' });`,
    `beforeEach(() => {});`,
    ``,
  ])('stand in vain above %j', (source) => {
    expect(read(mark('rule.1'), source).faults).toEqual([
      'a.test.ts:1 A mark stands above something that is no test.',
    ]);
  });

  it.each([
    `it.skip('a', () => {});`,
    `it.todo('a');`,
    `test.fixme('a', run);`,
    `it.skipIf(true)('a', () => {});`,
    `test('a', () => { test.skip(true); });`,
  ])('stand in vain above a test that does not run: %s', (source) => {
    expect(read(mark('rule.1'), source).faults).toEqual([
      'a.test.ts:1 A mark stands above a test that is skipped.',
    ]);
  });

  it('stand in vain inside a group that does not run', () => {
    const { faults } = read(`describe.skip('a', () => {`, mark('rule.1'), `it('b', () => {});`, `});`);

    expect(faults).toEqual(['a.test.ts:2 A mark stands above a test that is skipped.']);
  });

  it('are none inside a text', () => {
    expect(read('const text = `', mark('rule.1'), '`;', `it('a', () => {});`)).toEqual({
      tests: [],
      faults: [],
    });
  });
});
