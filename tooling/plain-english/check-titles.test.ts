import { describe, expect, it } from 'vitest';
import { checkTitles } from './check-titles.ts';

const complaints = (code: string, file = 'a.test.ts') =>
  checkTitles(file, code).map(({ line, message }) => `${line}: ${message}`);
const inGroup = (code: string) => `describe('a fee', () => {\n${code}\n});`;

describe('checkTitles', () => {
  it('accepts titles in the third person inside a group', () => {
    expect(complaints(inGroup(`it('keeps its currency', run);\ntest('open orders stay', run);`))).toEqual([]);
  });

  it.each([
    [`it('are shown', run);`, 'is …'],
    [`it('have a currency', run);`, 'has …'],
    [`it.each(rows)('try %s again', run);`, 'tries …'],
    [`it.skip(\`go to \${place}\`, run);`, 'goes …'],
    [`it("don't round", run);`, "doesn't …"],
  ])('reports the plural verb of %s', (code, advice) => {
    expect(complaints(inGroup(code))).toEqual([
      expect.stringMatching(/^2: .* begins with a plural verb\. Write the third person/),
    ]);
    expect(complaints(inGroup(code))[0]).toContain(advice);
  });

  it('reports a plural verb in a Playwright test', () => {
    expect(complaints(`test('keep the draft', run);`, 'a.spec.ts')).toHaveLength(1);
  });

  it('reports a test outside a group', () => {
    expect(complaints(`it('rounds down', run);`)).toEqual([expect.stringMatching(/has no subject/)]);
  });

  it('accepts a Playwright test outside a group', () => {
    expect(complaints(`test('keeps the draft', run);\ntest('a guest pays', run);`, 'a.spec.ts')).toEqual([]);
  });

  it('accepts tests that a helper function declares outside a group', () => {
    expect(complaints(`export const conforms = () => { it('forwards its ref', run); };`)).toEqual([]);
  });

  it.each([`describe('', run);`, `describe('keeps', run);`, `test.describe('are open', run);`])(
    'reports a group without a subject: %s',
    (code) => {
      expect(complaints(code)).toHaveLength(1);
    },
  );

  it('ignores computed titles and calls that declare no tests', () => {
    const code = `it(title, run); test.use({ locale }); test.describe.configure({ mode }); describe(Card.name, run);`;

    expect(complaints(`const other = () => { ${code} };`)).toEqual([]);
  });
});
