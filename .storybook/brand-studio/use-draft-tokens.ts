import { useLayoutEffect, useState } from 'react';
import { brandCss } from '../../packages/ui/tokens/index.ts';
import type { Brand } from '../../packages/ui/tokens/index.ts';

/**
 * Value of `data-brand` for elements in the draft brand. No brand has this id, because ids contain no spaces.
 */
export const draftScope = 'the draft';

/**
 * Keeps the tokens of the draft in a constructed stylesheet, because Trusted Types would reject a `<style>`
 * element created from an HTML string. While the studio is open, elements portalled to `<body>`, such as
 * dialogs and toasts, also use the draft brand.
 */
export function useDraftTokens(brand: Brand): void {
  const [sheet] = useState(() => new CSSStyleSheet());

  useLayoutEffect(() => {
    sheet.replaceSync(brandCss({ ...brand, id: draftScope }));
  }, [sheet, brand]);

  useLayoutEffect(() => {
    const { dataset } = document.body;
    document.adoptedStyleSheets.push(sheet);
    dataset['brand'] = draftScope;
    dataset['theme'] = 'light';
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((candidate) => candidate !== sheet);
      delete dataset['brand'];
      delete dataset['theme'];
    };
  }, [sheet]);
}
