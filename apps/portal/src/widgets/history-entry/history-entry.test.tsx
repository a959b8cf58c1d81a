import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HistoryEntry } from './index.ts';

const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const popped = () =>
  act(async () => {
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });
const goBack = async () => {
  window.history.back();
  await popped();
};

/** Opens something on a screen and returns the length of the history before. */
const open = async (onBack: () => void, urlBelow?: string) => {
  const { length } = window.history;
  const { unmount } = render(<HistoryEntry name="drawer" onBack={onBack} {...(urlBelow && { urlBelow })} />);
  await nextTask();
  return { length, unmount };
};

beforeEach(() => window.history.pushState({ screen: 'history' }, '', '/history'));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('HistoryEntry', () => {
  it('closes on Back and leaves the screen below open', async () => {
    const onBack = vi.fn(() => opened.unmount());
    const opened = await open(onBack);
    expect(window.history.length).toBe(opened.length + 1);

    await goBack();

    expect(onBack).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/history');
    expect(window.history.state).toEqual({ screen: 'history' });
  });

  it('calls back again when what is open stays open', async () => {
    const onBack = vi.fn();
    await open(onBack);

    await goBack();
    await goBack();

    expect(onBack).toHaveBeenCalledTimes(2);
    expect(window.location.pathname).toBe('/history');
    expect(window.history.state).toMatchObject({ screen: 'history', 'open-drawer': true });
  });

  it('removes its entry when it closes by other means', async () => {
    const onBack = vi.fn();
    const { unmount } = await open(onBack);

    unmount();
    await popped();

    expect(onBack).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({ screen: 'history' });
  });

  it('keeps the entry of what opens while the last entry is being removed', async () => {
    const first = await open(vi.fn());
    const onBack = vi.fn();
    first.unmount();
    render(<HistoryEntry name="drawer" onBack={onBack} />);
    await popped();

    expect(onBack).not.toHaveBeenCalled();
    expect(window.history.state).toMatchObject({ 'open-drawer': true });
  });

  it('stays in the history below a screen that replaces what is open', async () => {
    const { unmount } = await open(vi.fn());
    window.history.pushState(null, '', '/tracking');
    unmount();
    await nextTask();

    expect(window.location.pathname).toBe('/tracking');
  });

  it('leaves the query of what is open out of the screen below', async () => {
    window.history.replaceState(null, '', '/request?payment=1');
    const { unmount } = await open(() => unmount(), '/request');
    expect(window.location.search).toBe('?payment=1');

    await goBack();

    expect(window.location.search).toBe('');
  });
});
