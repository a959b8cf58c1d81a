import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace.ts';

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        // Lint the snippets as part of packages/domain, because its types load faster than the whole
        // repository's.
        project: './packages/domain/tsconfig.json',
        // Without this option, the parser in CI reads each file once from disk and ignores the linted text.
        disallowAutomaticSingleRunInference: true,
      },
    },
  },
});

/** Lints a snippet as the content of a product file. Typed rules need the path of an existing file. */
const rulesBrokenBy = async (
  code: string,
  file = 'packages/domain/src/contracts/geo.ts',
): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

describe('the lint configuration', () => {
  it('rejects every import of zod except the namespace import of zod/mini', async () => {
    expect(await rulesBrokenBy("import { z } from 'zod';\nexport const text = z.string();\n")).toContain(
      'no-restricted-imports',
    );
    expect(
      await rulesBrokenBy("import { string } from 'zod/mini';\nexport const text = string();\n"),
    ).toEqual(['no-restricted-syntax']);
    expect(await rulesBrokenBy("import * as z from 'zod/mini';\nexport const text = z.string();\n")).toEqual(
      [],
    );
  }, 60_000);

  it('rejects the hooks of Effector whose code the build leaves out', async () => {
    expect(await rulesBrokenBy("export { useList } from 'effector-react';\n")).toEqual([
      'no-restricted-imports',
    ]);
    expect(await rulesBrokenBy("export { useUnit } from 'effector-react';\n")).toEqual([]);
  }, 60_000);

  it('rejects a second overlay library', async () => {
    expect(await rulesBrokenBy("export { Drawer } from 'vaul';\n")).toEqual(['no-restricted-imports']);
    expect(await rulesBrokenBy("export { useFloating } from '@floating-ui/react';\n")).toEqual([
      'no-restricted-imports',
    ]);
  }, 60_000);

  it('rejects imports of files inside another package', async () => {
    expect(await rulesBrokenBy("export * from '@saddlebag/ui/src/button/button.tsx';\n")).toEqual([
      'no-restricted-imports',
    ]);
    expect(await rulesBrokenBy("export * from '@saddlebag/ui/internals';\n")).toEqual([
      'no-restricted-imports',
    ]);
  }, 60_000);

  it('rejects reading an Effector store outside its scope', async () => {
    const code =
      "import { createStore } from 'effector';\nconst $count = createStore(0);\nexport const count = $count.getState();\n";

    expect(await rulesBrokenBy(code)).toEqual(['effector/no-getState']);
  }, 60_000);

  it('rejects a floating promise', async () => {
    expect(await rulesBrokenBy('export const send = (): void => {\n  Promise.resolve(1);\n};\n')).toEqual([
      '@typescript-eslint/no-floating-promises',
    ]);
  }, 60_000);

  it('rejects a truncated element around a <bdi>', async () => {
    const file = 'packages/domain/src/react/hooks.test.tsx';
    const component = (element: string) => `export const Name = () => ${element};\n`;

    expect(await rulesBrokenBy(component('<p className="m-0 truncate"><bdi>{1}</bdi></p>'), file)).toEqual([
      'no-restricted-syntax',
    ]);
    expect(
      await rulesBrokenBy(component('<p className="flex"><bdi className="truncate">{1}</bdi></p>'), file),
    ).toEqual([]);
  }, 60_000);

  it('rejects a file of more than 250 lines', async () => {
    expect(await rulesBrokenBy('export {};\n'.repeat(251))).toContain('max-lines');
  }, 60_000);

  it('rejects a to-do comment', async () => {
    expect(await rulesBrokenBy('// TO' + 'DO: later\nexport {};\n')).toEqual(['no-warning-comments']);
  }, 60_000);
});
