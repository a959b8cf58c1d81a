import { useLayoutEffect, useState } from 'react';
import { brandCss } from '../../packages/ui/tokens/index.ts';
import type { Brand } from '../../packages/ui/tokens/index.ts';

/** Value of `data-brand` where the draft holds; no brand can have it. */
export const draftScope = 'the draft';

/**
 * Keeps the tokens of the draft in a style sheet that is made in script, so it needs no markup from a string and no
 * element. What hangs below `<body>` (dialogs, lists, messages) is in the draft's brand, too, while the studio is open.
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
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      delete dataset['brand'];
      delete dataset['theme'];
    };
  }, [sheet]);
}
