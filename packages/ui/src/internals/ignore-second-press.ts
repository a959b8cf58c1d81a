import type { MouseEvent } from 'react';

/**
 * Keeps a double click on a control that closes its layer from selecting text of the page below. Browsers count
 * both presses as one double click, although the second one hits the page.
 */
export const ignoreSecondPress = ({ currentTarget: layer }: MouseEvent<HTMLElement>): void => {
  layer.ownerDocument.addEventListener(
    'mousedown',
    (press) => {
      if (press.detail > 1 && !layer.isConnected) press.preventDefault();
    },
    { capture: true, once: true },
  );
};
