import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastViewport } from './toast-viewport.tsx';
import type { ToastMessage } from './toast-message.ts';

const saved: ToastMessage = { id: 'saved', tone: 'success', message: 'The outlet was saved.' };
const offline: ToastMessage = {
  id: 'offline',
  tone: 'error',
  message: 'No connection.',
  action: { label: 'Try again', onPress: vi.fn() },
};

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const lookAway = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const show = (toasts: readonly ToastMessage[]) => {
    const onDismiss = vi.fn();
    const view = render(<ToastViewport toasts={toasts} onDismiss={onDismiss} />);
    return { onDismiss, ...view };
  };

  it('leave after 3.5 seconds when they name no other time', () => {
    const { onDismiss } = show([saved]);

    pass(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);

    expect(onDismiss).toHaveBeenCalledWith('saved', 'timeout');
  });

  it('stay at least 10 seconds when there is something to press', () => {
    const { onDismiss } = show([{ ...offline, duration: 2000 }]);

    pass(9999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);

    expect(onDismiss).toHaveBeenCalledWith('offline', 'timeout');
  });

  it('wait while they are pointed at, and go on with the time that was left', () => {
    const { onDismiss } = show([saved]);
    const region = screen.getByRole('region', { name: 'Notifications' });

    pass(3000);
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    pass(499);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('wait while another tab is shown', () => {
    const { onDismiss } = show([saved]);

    lookAway('hidden');
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    lookAway('visible');
    pass(3500);

    expect(onDismiss).toHaveBeenCalledWith('saved', 'timeout');
  });

  it('wait while the focus is inside, and F6 leads there', () => {
    const { onDismiss } = show([saved]);

    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBe(document.activeElement);
    pass(60_000);

    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('are one toast when they share an id, and start their time anew with another text', () => {
    const { onDismiss, rerender } = show([saved, saved]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);

    pass(3000);
    rerender(<ToastViewport toasts={[{ ...saved, message: 'Saved again.' }]} onDismiss={onDismiss} />);
    pass(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('show the newest three and say how many wait', () => {
    show(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, tone: 'info', message: `Message ${id}` })));

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Message c',
      'Message d',
      'Message e',
    ]);
    expect(screen.getByText('2 more')).toBeTruthy();
  });

  it('are read from regions that were there before, errors at once, without the words of their buttons', () => {
    const { rerender, onDismiss } = show([]);
    const polite = screen.getByRole('status');
    const assertive = screen.getByRole('alert');

    rerender(<ToastViewport toasts={[saved, offline]} onDismiss={onDismiss} />);

    expect(polite.textContent).toBe('The outlet was saved.');
    expect(assertive.textContent).toBe('No connection.');
  });

  it('carry out their action and leave', () => {
    const { onDismiss } = show([offline]);

    fireEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Try again' }));

    expect(offline.action?.onPress).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('offline', 'action');
  });
});
