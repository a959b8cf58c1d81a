import { describe, expect, it } from 'vitest';
import { checkStylesheet } from './stylesheets.ts';

const problems = (source: string) =>
  checkStylesheet(source).map(({ line, message }) => `${line}: ${message}`);

describe('checkStylesheet', () => {
  it('accepts logical properties and tokens', () => {
    expect(
      problems(
        '.card { margin-inline-start: 4px; inset-inline: 0; color: var(--sb-text); }\n#main { inset: 0; }',
      ),
    ).toEqual([]);
  });

  it('reports physical properties', () => {
    expect(problems('.a {\n  margin-left: 4px;\n}')).toEqual([
      '2: “margin-left” names a physical side. Use the logical property.',
    ]);
    expect(problems('.a { left: 0; }')).toHaveLength(1);
    expect(problems('.a { border-top-left-radius: 3px }')).toHaveLength(1);
    expect(problems('.a { text-align: right }')).toHaveLength(1);
  });

  it('reports raw colors', () => {
    expect(problems('.a { color: #fff; }')).toEqual(['1: A brand cannot change a raw color. Use a token.']);
    expect(problems('.a { background: linear-gradient(oklch(0.7 0.1 200), transparent) }')).toHaveLength(1);
  });

  it('ignores comments', () => {
    expect(problems('/* margin-left: 4px; #fff */\n.a { inset: 0 }')).toEqual([]);
  });
});
