import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastViewport } from './toast-viewport.tsx';
import type { ToastMessage } from './toast-message.ts';

const savedToast: ToastMessage = { id: 'saved', tone: 'success', message: 'The outlet was saved.' };
const offlineToast: ToastMessage = {
  id: 'offline',
  tone: 'error',
  message: 'No connection.',
  action: { label: 'Try again', onPress: vi.fn() },
};

const advanceTime = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

describe('toast viewport', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const renderToasts = (toasts: readonly ToastMessage[]) => {
    const onDismiss = vi.fn();
    const view = render(<ToastViewport toasts={toasts} onDismiss={onDismiss} />);
    return { onDismiss, ...view };
  };

  it('dismisses a toast after 3.5 seconds by default', () => {
    const { onDismiss } = renderToasts([savedToast]);

    advanceTime(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceTime(1);

    expect(onDismiss).toHaveBeenCalledWith('saved', 'timeout');
  });

  it('keeps a toast with an action for at least 10 seconds', () => {
    const { onDismiss } = renderToasts([{ ...offlineToast, duration: 2000 }]);

    advanceTime(9999);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceTime(1);

    expect(onDismiss).toHaveBeenCalledWith('offline', 'timeout');
  });

  it('pauses the countdown while hovered and resumes with the remaining time', () => {
    const { onDismiss } = renderToasts([savedToast]);
    const region = screen.getByRole('region', { name: 'Notifications' });

    advanceTime(3000);
    fireEvent.pointerEnter(region);
    advanceTime(9000);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(region);
    advanceTime(499);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceTime(1);

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('pauses for at most 10 seconds while the pointer rests on it', () => {
    const { onDismiss } = renderToasts([savedToast]);

    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
    advanceTime(10_000);
    advanceTime(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceTime(1);

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('pauses the countdown while the page is hidden', () => {
    const { onDismiss } = renderToasts([savedToast]);

    setVisibility('hidden');
    advanceTime(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    setVisibility('visible');
    advanceTime(3500);

    expect(onDismiss).toHaveBeenCalledWith('saved', 'timeout');
  });

  it('focuses the button of a toast on F6 and pauses the countdown', () => {
    const { onDismiss } = renderToasts([savedToast]);

    fireEvent.keyDown(document.body, { key: 'F6' });
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBe(document.activeElement);
    advanceTime(60_000);

    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('merges toasts with the same id and restarts the countdown for a new text', () => {
    const { onDismiss, rerender } = renderToasts([savedToast, savedToast]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);

    advanceTime(3000);
    rerender(<ToastViewport toasts={[{ ...savedToast, message: 'Saved again.' }]} onDismiss={onDismiss} />);
    advanceTime(3499);
    expect(onDismiss).not.toHaveBeenCalled();
    advanceTime(1);

    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('shows the newest three toasts and the number of waiting ones', () => {
    renderToasts(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, tone: 'info', message: `Message ${id}` })));

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Message c',
      'Message d',
      'Message e',
    ]);
    expect(screen.getByText('2 more')).toBeTruthy();
  });

  it('announces errors assertively and other toasts politely', () => {
    const { rerender, onDismiss } = renderToasts([]);
    const polite = screen.getByRole('status');
    const assertive = screen.getByRole('alert');

    rerender(<ToastViewport toasts={[savedToast, offlineToast]} onDismiss={onDismiss} />);

    expect(polite.textContent).toBe('The outlet was saved.');
    expect(assertive.textContent).toBe('No connection.');
  });

  it('runs the action of a toast and dismisses the toast', () => {
    const { onDismiss } = renderToasts([offlineToast]);

    fireEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Try again' }));

    expect(offlineToast.action?.onPress).toHaveBeenCalledTimes(1);
    expect(onDismiss).toHaveBeenCalledWith('offline', 'action');
  });
});
