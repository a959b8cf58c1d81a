import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer } from './index.ts';
import type { DrawerContentProps, DrawerRootProps } from './index.ts';

const panelWidth = 400;

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    value: () => undefined,
    configurable: true,
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, panelWidth, 800));
});

function renderDrawer({
  side = 'end',
  ...root
}: Partial<DrawerRootProps> & Pick<DrawerContentProps, 'side'> = {}) {
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
  /** Horizontal distance in pixels. */
  readonly by: number;
  /** Vertical distance in pixels. */
  readonly down?: number;
  readonly pointerType?: string;
}

/** Drags a finger across the panel in ten steps. Returns a function that lifts the finger. */
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

const getBodyText = () => screen.getByText('Words');
const isOpen = () => screen.queryByRole('dialog') !== null;
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

describe('a swipe on a drawer', () => {
  it('moves the panel with the finger and closes the drawer on release', () => {
    const panel = renderDrawer();

    const lift = drag(getBodyText(), { by: 250 });
    expect(panel.style.translate).toBe('250px');
    lift();

    expect(isOpen()).toBe(false);
  });

  it.each([
    ['end', 'rtl', -250, false],
    ['end', 'rtl', 250, true],
    ['start', 'ltr', -250, false],
    ['start', 'rtl', 250, false],
  ] as const)(
    'closes the drawer only towards its edge (%s edge, %s page, %i px; stays open: %s)',
    (side, dir, by, staysOpen) => {
      document.documentElement.dir = dir;
      document.documentElement.style.direction = dir;
      renderDrawer({ side });

      drag(getBodyText(), { by })();

      expect(isOpen()).toBe(staysOpen);
      document.documentElement.style.direction = '';
    },
  );

  it.each([
    ['it is vertical', { by: 60, down: 250 }],
    ['it moves away from the edge', { by: -250 }],
    ['it is a mouse drag', { by: 250, pointerType: 'mouse' }],
  ])('does not close the drawer when %s', (_, gesture) => {
    const panel = renderDrawer();

    drag(getBodyText(), gesture)();

    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('does not close the drawer when it starts on a field or a horizontal scroller', () => {
    renderDrawer();
    const strip = screen.getByTestId('strip');
    Object.defineProperty(strip, 'scrollWidth', { value: 900 });

    drag(screen.getByLabelText('Name'), { by: 250 })();
    drag(screen.getByText('Wide'), { by: 250 })();

    expect(isOpen()).toBe(true);
  });

  it('snaps the panel back when it is short and slow', async () => {
    const panel = renderDrawer();
    const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const lift = drag(getBodyText(), { by: 100 });
    timeStamp.mockReturnValue(2000);

    lift();
    await nextFrame();

    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('asks before discarding input and snaps the panel back while the question is open', async () => {
    const confirmDiscard = vi.fn(() => new Promise<boolean>(() => undefined));
    const panel = renderDrawer({ dirty: true, confirmDiscard });

    drag(getBodyText(), { by: 250 })();
    await nextFrame();

    expect(confirmDiscard).toHaveBeenCalledOnce();
    expect(panel.style.translate).toBe('');
    expect(isOpen()).toBe(true);
  });

  it('closes the drawer without moving the panel if the user prefers reduced motion', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce') }));
    const panel = renderDrawer();

    const lift = drag(getBodyText(), { by: 250 });
    expect(panel.style.translate).toBe('');
    lift();
    vi.unstubAllGlobals();

    expect(isOpen()).toBe(false);
  });
});
