import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Sheet } from './index.ts';
import type { SheetHeight } from './index.ts';

const containerLength = 800;
const headerLength = 100;

/** Gives the sheet a layout, which jsdom does not have: half height covers 50 % of 800 px. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(containerLength);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (this.dataset['slot'] === 'sheet-header') return headerLength;
    if (this.style.blockSize !== '') return parseFloat(this.style.blockSize);
    return { peek: headerLength, half: 400, full: containerLength }[this.dataset['height'] ?? ''] ?? 0;
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const onCall = vi.fn();
const renderSheet = (height: SheetHeight = 'half') => {
  onCall.mockClear();
  render(
    <Sheet.Root defaultHeight={height}>
      <Sheet.Header data-testid="header">
        <Sheet.Handle />
        <button type="button" onClick={onCall}>
          Call
        </button>
      </Sheet.Header>
      <Sheet.Body>
        <button type="button">Share</button>
      </Sheet.Body>
    </Sheet.Root>,
  );
  return userEvent.setup();
};
const handle = () => screen.getByRole('slider', { name: 'Height' });
const heightText = () => handle().getAttribute('aria-valuetext');
const sheet = () => document.querySelector<HTMLElement>('[data-slot=sheet]')!;

/** Drags the header upwards by these pixels, or downwards if negative, slowly unless a speed is given. */
const drag = (target: Element, by: number, milliseconds = 2000) => {
  const at = (timeStamp: number) => vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(timeStamp);
  const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0 };
  at(0);
  fireEvent.pointerDown(target, { ...pointer, clientY: 500 });
  at(milliseconds);
  fireEvent.pointerMove(target, { ...pointer, clientY: 500 - by });
  const length = sheet().style.blockSize;
  fireEvent.pointerUp(target, { ...pointer, clientY: 500 - by });
  return length;
};

describe('Sheet', () => {
  it('changes its height with the arrow keys, Home and End', async () => {
    const user = renderSheet();
    handle().focus();
    const heights: (string | null)[] = [];

    for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowDown}', '{Home}', '{ArrowDown}', '{End}']) {
      await user.keyboard(key);
      heights.push(heightText());
    }

    expect(heights).toEqual(['Full', 'Full', 'Half', 'Low', 'Low', 'Full']);
  });

  it('rises with each tap on the handle and lowers from full to half', async () => {
    const user = renderSheet('peek');
    const heights: (string | null)[] = [];

    for (let tap = 0; tap < 3; tap += 1) {
      await user.click(handle());
      heights.push(heightText());
    }

    expect(heights).toEqual(['Half', 'Full', 'Half']);
  });

  it('follows the finger and rests at the nearest height', () => {
    renderSheet();

    expect(drag(screen.getByTestId('header'), 300)).toBe('700px');

    expect([heightText(), sheet().style.blockSize]).toEqual(['Full', '']);
  });

  it('moves on by one height after a short, fast drag', () => {
    renderSheet();

    drag(screen.getByTestId('header'), -60, 50);

    expect(heightText()).toBe('Low');
  });

  it('cannot be dragged above its container or below its header', () => {
    renderSheet();

    expect(drag(screen.getByTestId('header'), 900)).toBe('800px');
    expect(drag(screen.getByTestId('header'), -900)).toBe('100px');
  });

  it('does not press the control on which a drag started', () => {
    renderSheet();
    const call = screen.getByText('Call');
    drag(call, 300);
    fireEvent.click(call, { detail: 1 });
    expect(onCall).not.toHaveBeenCalled();

    drag(call, 2);
    fireEvent.click(call, { detail: 1 });

    expect(onCall).toHaveBeenCalledOnce();
  });

  it('is not dragged by its body', () => {
    renderSheet();

    drag(screen.getByText('Share'), 300);

    expect(heightText()).toBe('Half');
  });

  it('rises to half when the focus moves into the hidden body', async () => {
    const user = renderSheet('peek');
    screen.getByText('Call').focus();

    await user.tab();

    expect([heightText(), document.activeElement]).toEqual(['Half', screen.getByText('Share')]);
  });
});

describeConformance('Sheet.Root', { slot: 'sheet', render: (props) => <Sheet.Root {...props} /> });
describeConformance('Sheet.Header', {
  slot: 'sheet-header',
  render: (props) => (
    <Sheet.Root>
      <Sheet.Header {...props} />
    </Sheet.Root>
  ),
});
describeConformance('Sheet.Handle', {
  slot: 'sheet-handle',
  render: (props) => (
    <Sheet.Root>
      <Sheet.Handle {...props} />
    </Sheet.Root>
  ),
});
describeConformance('Sheet.Body', {
  slot: 'sheet-body',
  render: (props) => (
    <Sheet.Root>
      <Sheet.Body {...props} />
    </Sheet.Root>
  ),
});
