import { focusBaseMap } from '@saddlebag/ui/map';
import { isFocusLost } from '../../../shell/focus.ts';

/**
 * Moves the focus from the address field to the map, which closes the keyboard of a phone. Scrolls the map and its
 * instruction into view. Does nothing if the vendor has focused another field while the map was loading.
 */
export const revealMap = (map: HTMLElement | null): void => {
  if (!isFocusLost() && !document.activeElement?.matches('[name=destination]')) return;
  focusBaseMap(map);
  map?.closest('[data-slot=pin-area]')?.scrollIntoView({ block: 'nearest' });
};
