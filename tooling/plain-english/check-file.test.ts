import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const places = (file: string, text: string) => checkFile(file, text).map(({ line }) => line);

describe('checkFile', () => {
  it('reports problems in comments but not in names or strings', () => {
    const code = `const anew = 'whoever';\n/** Loads\n * it anew. */\nconst p = <p>nobody</p>;\n`;

    expect(checkFile('a.tsx', code)).toEqual([{ file: 'a.tsx', line: 3, message: '“anew”: write “again”.' }]);
  });

  it('reports problems in test titles but not in strings inside tests', () => {
    const code = `describe('a fee', () => {\n  it('is fetched anew', () => {\n    say('anew');\n  });\n});\n`;

    expect(places('a.test.ts', code)).toEqual([2]);
  });

  it('reports problems in Markdown outside of code blocks', () => {
    expect(places('a.md', 'Loads anew.\n\n```sh\nanew\n```\n\nWhoever reads `anew`.\n')).toEqual([1, 7]);
  });

  it('reports problems in stylesheet comments', () => {
    expect(places('a.css', '.anew { color: red; }\n/* Drawn anew. */\n')).toEqual([2]);
  });
});
