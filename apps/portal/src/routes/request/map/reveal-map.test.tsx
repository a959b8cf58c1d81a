import { beforeEach, describe, expect, it, vi } from 'vitest';
import { revealMap } from './reveal-map.ts';

const scrollIntoView = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('revealMap', () => {
  beforeEach(() => {
    scrollIntoView.mockReset();
    Element.prototype.scrollIntoView = scrollIntoView;
    document.body.innerHTML = `
      <input name="destination"><input name="customerName">
      <div data-slot="pin-area"><section><div data-slot="map-picture" tabindex="0"></div></section></div>`;
  });

  it('moves the focus from the address field to the map and scrolls to its area', () => {
    find('[name=destination]')?.focus();
    revealMap(find('section'));
    expect(document.activeElement).toBe(find('[data-slot=map-picture]'));
    expect(scrollIntoView.mock.contexts).toEqual([find('[data-slot=pin-area]')]);
  });

  it('leaves the focus in a field that the vendor focused while the map was loading', () => {
    find('[name=customerName]')?.focus();
    revealMap(find('section'));
    expect(document.activeElement).toBe(find('[name=customerName]'));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
