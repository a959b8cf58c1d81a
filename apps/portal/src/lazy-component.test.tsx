import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenAttempts, withRetries } from './lazy-component.tsx';
import { lazyPart } from './lazy-part.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Code that the network withholds for the first tries; each try is told in seconds since the first. */
const codeAfter = <T,>(failures: number, code: T) => {
  const began = Date.now();
  const tries: number[] = [];
  const load = async () => {
    tries.push((Date.now() - began) / 1000);
    if (tries.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Promise.resolve(code);
  };
  return { load, tries };
};

describe('the code of a screen', () => {
  it('is asked for ten times, two seconds apart, before that is a failure', async () => {
    const { load, tries } = codeAfter(Infinity, 'code');
    const outcome = withRetries(load, screenAttempts).then(
      () => 'came',
      (error: unknown) => String(error),
    );
    await vi.advanceTimersByTimeAsync(60_000);

    expect(tries).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(await outcome).toBe('TypeError: Failed to fetch dynamically imported module');
  });

  it('is there after a try that was answered', async () => {
    const { load } = codeAfter(9, 'code');
    const outcome = withRetries(load, screenAttempts);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(await outcome).toBe('code');
  });
});

describe('a part of a screen', () => {
  it('leaves its place to what stands there until its code has come, however late', async () => {
    const { load, tries } = codeAfter(4, ({ name }: { name: string }) => <p>Map of {name}</p>);
    const Part = lazyPart(load);
    render(<Part name="Dhaka" fallback={<p>Somewhere</p>} />);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Somewhere')).not.toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(tries).toEqual([0, 2, 6, 14, 30]);
    expect(screen.queryByText('Map of Dhaka')).not.toBeNull();
    expect(screen.queryByText('Somewhere')).toBeNull();
  });

  it('is asked for once, also when its code was fetched ahead', async () => {
    const { load, tries } = codeAfter(0, () => <p>Here</p>);
    const Part = lazyPart(load);
    await act(() => Part.load());
    render(
      <>
        <Part />
        <Part />
      </>,
    );
    expect(screen.getAllByText('Here')).toHaveLength(2);
    expect(tries).toEqual([0]);
  });
});
