import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace.ts';

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: {
      parserOptions: {
        // The package that the texts stand in is enough to know its types, and sooner read than the whole repository.
        project: './packages/domain/tsconfig.json',
        // In a CI's environment the parser takes each file for read once, from the disk: the texts would go unread.
        disallowAutomaticSingleRunInference: true,
      },
    },
  },
});

/** Lints a text as if it stood in a file of the product. Typed rules want a file that exists, whatever it says. */
const rulesBrokenBy = async (
  code: string,
  file = 'packages/domain/src/contracts/geo.ts',
): Promise<readonly (string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

describe('the lint configuration', () => {
  it('refuses zod by another door than zod/mini as a namespace', async () => {
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

  it('refuses a second overlay library', async () => {
    expect(await rulesBrokenBy("export { Drawer } from 'vaul';\n")).toEqual(['no-restricted-imports']);
    expect(await rulesBrokenBy("export { useFloating } from '@floating-ui/react';\n")).toEqual([
      'no-restricted-imports',
    ]);
  }, 60_000);

  it('refuses files inside another package', async () => {
    expect(await rulesBrokenBy("export * from '@saddlebag/ui/src/button/button.tsx';\n")).toEqual([
      'no-restricted-imports',
    ]);
    expect(await rulesBrokenBy("export * from '@saddlebag/ui/internals';\n")).toEqual([
      'no-restricted-imports',
    ]);
  }, 60_000);

  it('refuses an Effector store that is read outside its scope', async () => {
    const code =
      "import { createStore } from 'effector';\nconst $count = createStore(0);\nexport const count = $count.getState();\n";

    expect(await rulesBrokenBy(code)).toEqual(['effector/no-getState']);
  }, 60_000);

  it('refuses a promise that nobody waits for', async () => {
    expect(await rulesBrokenBy('export const send = (): void => {\n  Promise.resolve(1);\n};\n')).toEqual([
      '@typescript-eslint/no-floating-promises',
    ]);
  }, 60_000);

  it('refuses a file that is longer than 250 lines', async () => {
    expect(await rulesBrokenBy('export {};\n'.repeat(251))).toContain('max-lines');
  }, 60_000);

  it('refuses unfinished business', async () => {
    expect(await rulesBrokenBy('// TO' + 'DO: later\nexport {};\n')).toEqual(['no-warning-comments']);
  }, 60_000);
});
