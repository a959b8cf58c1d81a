import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer } from './index.ts';
import type { DrawerContentProps, DrawerRootProps } from './index.ts';

const width = 400;

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    value: () => undefined,
    configurable: true,
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 800));
});

function show({ side = 'end', ...root }: Partial<DrawerRootProps> & Pick<DrawerContentProps, 'side'> = {}) {
  render(
    <Drawer.Root defaultOpen {...root}>
      <Drawer.Content side={side}>
        <Drawer.Title>Order</Drawer.Title>
        <p>Words</p>
        <input aria-label="Name" />
        <div data-testid="strip" style={{ overflowX: 'auto' }}>
          <p>Wide</p>
        </div>
      </Drawer.Content>
    </Drawer.Root>,
  );
  return screen.getByRole('dialog');
}

interface Drag {
  readonly by: number;
  readonly down?: number;
  readonly pointerType?: string;
}

/** A finger that goes over the panel in ten steps and stays on it. */
function drag(target: Element, { by, down = 0, pointerType = 'touch' }: Drag) {
  const pointer = { pointerId: 1, isPrimary: true, pointerType };
  fireEvent.pointerDown(target, { ...pointer, clientX: 200, clientY: 400 });
  for (let step = 1; step <= 10; step += 1) {
    const clientX = 200 + (by * step) / 10;
    fireEvent.pointerMove(target, { ...pointer, clientX, clientY: 400 + (down * step) / 10 });
  }
  return () => {
    fireEvent.pointerUp(target, { ...pointer, clientX: 200 + by, clientY: 400 + down });
  };
}

const words = () => screen.getByText('Words');
const isOpen = () => screen.queryByRole('dialog') !== null;
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('a swipe over a drawer', () => {
  it('takes the panel along and closes it', () => {
    const panel = show();

    const lift = drag(words(), { by: 250 });
    expect(panel.style.translate).toBe('250px');
    lift();

    expect(isOpen()).toBe(false);
  });

  it.each([
    ['end', 'rtl', -250, false],
    ['end', 'rtl', 250, true],
    ['start', 'ltr', -250, false],
    ['start', 'rtl', 250, false],
  ] as const)("goes to the panel's own edge: from the %s, %s, by %i", (side, dir, by, stays) => {
    document.documentElement.dir = dir;
    document.documentElement.style.direction = dir;
    show({ side });

    drag(words(), { by })();

    expect(isOpen()).toBe(stays);
    document.documentElement.style.direction = '';
  });

  it.each([
    ['down the page', { by: 60, down: 250 }],
    ['the other way', { by: -250 }],
    ['with a mouse', { by: 250, pointerType: 'mouse' }],
  ])('is none when it goes %s', (_, way) => {
    const panel = show();

    drag(words(), way)();

    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('is none when it begins in a field or in something that scrolls sideways', () => {
    show();
    const strip = screen.getByTestId('strip');
    Object.defineProperty(strip, 'scrollWidth', { value: 900 });

    drag(screen.getByLabelText('Name'), { by: 250 })();
    drag(screen.getByText('Wide'), { by: 250 })();

    expect(isOpen()).toBe(true);
  });

  it('comes back when it was too short and too slow', async () => {
    const panel = show();
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const lift = drag(words(), { by: 100 });
    now.mockReturnValue(2000);

    lift();
    await nextFrame();

    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('asks before it loses what was typed, and comes back meanwhile', async () => {
    const onDiscardAsk = vi.fn(() => new Promise<boolean>(() => undefined));
    const panel = show({ dirty: true, onDiscardAsk });

    drag(words(), { by: 250 })();
    await nextFrame();

    expect(onDiscardAsk).toHaveBeenCalledOnce();
    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('closes without moving the panel where less motion is wanted', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce') }));
    const panel = show();

    const lift = drag(words(), { by: 250 });
    expect(panel.style.translate).toBe('');
    lift();
    vi.unstubAllGlobals();

    expect(isOpen()).toBe(false);
  });
});
