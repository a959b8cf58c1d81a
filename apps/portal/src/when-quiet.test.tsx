import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

const start = () => {
  const callback = vi.fn();
  const cancel = whenQuiet(callback, { first: 300, pause: 1000 });
  return { callback, cancel };
};

describe('whenQuiet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back once if the user does nothing', () => {
    const { callback } = start();
    vi.advanceTimersByTime(299);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    fireEvent.keyDown(document.body);
    vi.advanceTimersByTime(5000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it.each(['keyDown', 'pointerDown'] as const)('waits for the pause after the last %s', (event) => {
    const { callback } = start();
    for (let count = 0; count < 5; count += 1) {
      vi.advanceTimersByTime(250);
      fireEvent[event](document.body);
    }
    vi.advanceTimersByTime(999);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('never calls back after it is cancelled', () => {
    const { callback, cancel } = start();
    cancel();
    fireEvent.keyDown(document.body);
    vi.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
  });
});
