import { describe, expect, it } from 'vitest';
import { readComments } from './read-comments.ts';

const read = (text: string, file = 'a.tsx') => readComments(file, text);

describe('readComments', () => {
  it('reads line comments, docblocks and JSX comments with their lines', () => {
    const code = '/** A card. */\nconst card = (\n  <div>\n    {/* The icon. */}\n  </div>\n); // End.\n';

    expect(read(code)).toEqual([
      { line: 1, text: '/** A card. */' },
      { line: 4, text: '/* The icon. */' },
      { line: 6, text: '// End.' },
    ]);
  });

  it('joins consecutive line comments', () => {
    expect(read('  // One\n  // two.\n\n  // Three.\n')).toEqual([
      { line: 1, text: '// One\n  // two.' },
      { line: 4, text: '// Three.' },
    ]);
  });

  it('does not join a comment at the end of a line of code with the next line', () => {
    expect(read('const a = 1; // One.\n// Two.\n')).toHaveLength(2);
  });

  it.each([
    ['a string', `const url = 'http://a/*b*/';`],
    ['a template', 'const url = `http://a/${b}//c`;'],
    ['a regular expression', String.raw`const pattern = /\/\/ a/;`],
    ['a JSX text', 'const link = <p>http://a</p>;'],
  ])('ignores slashes inside %s', (_, code) => {
    expect(read(code)).toEqual([]);
  });

  it('reads a comment inside the braces of a template literal', () => {
    expect(read('const a = `${/* Why. */ b}`;')).toEqual([{ line: 1, text: '/* Why. */' }]);
  });

  it.each([
    '// Proves: rule.1',
    '// eslint-disable-next-line no-console',
    '// prettier-ignore',
    '/* @__PURE__ */',
    '// @ts-expect-error too few arguments',
    '/// <reference types="vite/client" />',
    "/** @type {import('knip').Config} */",
  ])('skips the tool directive %s', (mark) => {
    expect(read(`${mark}\n`)).toEqual([]);
  });

  it('splits a comment at a tool directive', () => {
    expect(read('// One.\n// Proves: rule.1\n// Two.\n')).toEqual([
      { line: 1, text: '// One.' },
      { line: 3, text: '// Two.' },
    ]);
  });

  it('reads only block comments in a stylesheet', () => {
    expect(read('a { background: url(http://b); } /* Blue. */\n', 'a.css')).toEqual([
      { line: 1, text: '/* Blue. */' },
    ]);
  });
});
