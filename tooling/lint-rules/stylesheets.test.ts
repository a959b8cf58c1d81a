import { describe, expect, it } from 'vitest';
import { checkStylesheet } from './stylesheets.ts';

const problems = (source: string) =>
  checkStylesheet(source).map(({ line, message }) => `${line}: ${message}`);

describe('checking a style sheet', () => {
  it('accepts logical properties and tokens', () => {
    expect(
      problems(
        '.card { margin-inline-start: 4px; inset-inline: 0; color: var(--sb-text); }\n#main { inset: 0; }',
      ),
    ).toEqual([]);
  });

  it('finds physical properties', () => {
    expect(problems('.a {\n  margin-left: 4px;\n}')).toEqual([
      '2: “margin-left” names a physical side; use the logical property.',
    ]);
    expect(problems('.a { left: 0; }')).toHaveLength(1);
    expect(problems('.a { border-top-left-radius: 3px }')).toHaveLength(1);
    expect(problems('.a { text-align: right }')).toHaveLength(1);
  });

  it('finds raw colours', () => {
    expect(problems('.a { color: #fff; }')).toEqual([
      '1: a raw colour, which no brand can change; use a token.',
    ]);
    expect(problems('.a { background: linear-gradient(oklch(0.7 0.1 200), transparent) }')).toHaveLength(1);
  });

  it('leaves comments alone', () => {
    expect(problems('/* margin-left: 4px; #fff */\n.a { inset: 0 }')).toEqual([]);
  });
});
