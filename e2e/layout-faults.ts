import type { Page } from '@playwright/test';

/**
 * Finds texts that a person cannot reach at the page's width: texts outside the window, clipped texts, texts that
 * leave their control, and areas that scroll sideways. A text that ends in an ellipsis counts as reachable inside a
 * control, which opens the full text, or with the full text as its tooltip. Maps are exempt, because they move.
 * Returns one line per fault.
 */
export const findLayoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Layout rounds to fractions of a pixel. */
    const tolerance = 1.5;
    /** Screen readers' texts are clipped to a box of this size. */
    const hiddenSize = 2;
    const controls = 'button, a[href], [role=option], [role=button]';
    const exempt = '[data-slot=map], [data-slot=map-panel], svg, script, style, noscript, template';
    const faults = new Set<string>();

    const describe = (element: Element): string => {
      const slot = element.closest('[data-slot]')?.getAttribute('data-slot') ?? 'page';
      return `<${element.tagName.toLowerCase()}> in ${slot} “${element.textContent.slice(0, 30)}”`;
    };
    const { documentElement: root } = document;
    const right = root.clientWidth;
    if (root.scrollWidth > right)
      faults.add(`the page is ${root.scrollWidth} px wide in a window of ${right} px`);

    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(exempt) &&
      element.getClientRects().length > 0;

    const ancestorsOf = (element: Element): readonly Element[] => {
      const ancestors: Element[] = [];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) ancestors.push(at);
      return ancestors;
    };

    const checkText = (node: Text, element: Element): void => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (rects.length === 0) return;
      const left = Math.min(...rects.map((rect) => rect.left));
      const end = Math.max(...rects.map((rect) => rect.right));
      const top = Math.min(...rects.map((rect) => rect.top));
      const bottom = Math.max(...rects.map((rect) => rect.bottom));

      for (const ancestor of ancestorsOf(element)) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(ancestor);
        const box = ancestor.getBoundingClientRect();
        if (box.width <= hiddenSize || box.height <= hiddenSize) return;
        const isOutside = left < box.left - tolerance || end > box.right + tolerance;
        if (isOutside && textOverflow === 'ellipsis' && overflowX !== 'visible') {
          const isReachable =
            element.closest(controls) !== null ||
            ancestor.closest('[title]')?.getAttribute('title')?.includes(node.data.trim()) === true;
          if (!isReachable) faults.add(`truncated without access to the full text: ${describe(element)}`);
          return;
        }
        if (isOutside && (overflowX === 'hidden' || overflowX === 'clip'))
          faults.add(`clipped at the side: ${describe(element)}`);
        const isCut = top < box.top - tolerance || bottom > box.bottom + tolerance;
        if (isCut && (overflowY === 'hidden' || overflowY === 'clip'))
          faults.add(`clipped above or below: ${describe(element)}`);
        if ((isOutside || isCut) && ancestor.matches(controls))
          faults.add(`leaves its control: ${describe(element)}`);
        if (overflowX === 'auto' || overflowX === 'scroll') return;
      }
      if (left < -tolerance || end > right + tolerance)
        faults.add(`outside the window: ${describe(element)}`);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (node instanceof Text && node.data.trim() !== '' && parentElement && isVisible(parentElement))
        checkText(node, parentElement);
    }

    for (const element of document.querySelectorAll('body *')) {
      if (element.matches('input, textarea') || element.scrollWidth <= element.clientWidth + tolerance)
        continue;
      const { overflowX } = getComputedStyle(element);
      if ((overflowX === 'auto' || overflowX === 'scroll') && isVisible(element))
        faults.add(`scrolls sideways: ${describe(element)}`);
    }
    return [...faults];
  });
