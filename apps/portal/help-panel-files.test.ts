import { describe, expect, it } from 'vitest';
import { helpPanelFiles, helpPanelInputs } from './help-panel-files.ts';

const htmlOf = (file: string): string => {
  const { load } = helpPanelFiles();
  if (typeof load !== 'function') throw new Error('The plugin has no hook that loads files.');
  return String(Reflect.apply(load, null, [file]));
};

describe('helpPanelFiles', () => {
  it.each([
    ['en', 'ltr', 'How can we help?'],
    ['bn', 'ltr', 'আমরা কীভাবে সাহায্য করতে পারি?'],
    ['ar', 'rtl', 'كيف يمكننا مساعدتك؟'],
  ])('has a file in %s with its direction and title', (language, direction, title) => {
    const file = helpPanelInputs.find((input) => input.endsWith(`/help-panel/${language}.html`)) ?? '';

    const html = htmlOf(file);
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('src="/src/help-panel/main.tsx"');
  });
});
