import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from './examples/city.ts';
import { MapView } from './index.ts';

const mapBounds = { width: 400, height: 300, left: 0, top: 0, right: 400, bottom: 300, x: 0, y: 0 };
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(mapBounds as DOMRect);
});

/** Presses an element at a place, this many milliseconds after the start. */
const press = (element: Element, time: number, [clientX, clientY]: readonly [number, number]): void => {
  const down = new PointerEvent('pointerdown', { bubbles: true, clientX, clientY, button: 0 });
  Object.defineProperty(down, 'timeStamp', { value: time });
  fireEvent(element, down);
  fireEvent.pointerUp(element, { clientX, clientY, button: 0 });
};

const renderMap = () => {
  const onPick = vi.fn<() => void>();
  render(
    <>
      <button type="button">Cancel</button>
      <div role="menu" data-state="closed" />
      <MapView label="Where to?" center={shop} onPick={onPick} />
    </>,
  );
  return {
    onPick,
    map: screen.getByRole('region', { name: 'Where to?' }),
    button: screen.getByRole('button', { name: 'Cancel' }),
    menu: screen.getByRole('menu'),
  };
};

describe('a press on the map', () => {
  it('picks no place if it is the second of a double press on something that is gone', () => {
    const { onPick, map, button } = renderMap();
    press(button, 1000, [100, 100]);
    button.hidden = true;
    press(map, 1400, [104, 100]);
    expect(onPick).not.toHaveBeenCalled();
  });

  it.each([
    ['later', 1600, [100, 100]],
    ['elsewhere', 1200, [160, 100]],
  ] as const)('picks a place if the press before it was %s', (_, time, place) => {
    const { onPick, map, button } = renderMap();
    press(button, 1000, [100, 100]);
    press(map, time, place);
    expect(onPick).toHaveBeenCalledOnce();
  });

  it('picks a place twice if both presses of a double press are on the map', () => {
    const { onPick, map } = renderMap();
    press(map, 1000, [100, 100]);
    press(map, 1200, [100, 100]);
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  it('picks no place if it closes a menu', () => {
    const { onPick, map, menu } = renderMap();
    menu.dataset['state'] = 'open';
    press(map, 1000, [100, 100]);
    expect(onPick).not.toHaveBeenCalled();
    menu.dataset['state'] = 'closed';
    press(map, 3000, [100, 100]);
    expect(onPick).toHaveBeenCalledOnce();
  });

  it('picks the centre if Enter follows a press that closed a menu', () => {
    const { onPick, map, menu } = renderMap();
    menu.dataset['state'] = 'open';
    press(map, 1000, [100, 100]);
    fireEvent.keyDown(map, { key: 'Enter' });
    expect(onPick).toHaveBeenCalledOnce();
  });
});
