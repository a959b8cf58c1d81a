import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import './entry-texts.ts';
import { screenAttempts, withRetries } from './lazy-component.tsx';
import { lazyPart } from './lazy-part.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import en from './locales/en.json';
import { LoadBoundary } from './shell/load-boundary.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates an import that fails `failures` times. `tries` lists the time of each attempt in seconds. */
const failingImport = <T,>(failures: number, code: T) => {
  const startedAt = Date.now();
  const tries: number[] = [];
  const load = async () => {
    tries.push((Date.now() - startedAt) / 1000);
    if (tries.length <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return Promise.resolve(code);
  };
  return { load, tries };
};

describe('withRetries', () => {
  it('rejects after ten retries, two seconds apart', async () => {
    const { load, tries } = failingImport(Infinity, 'code');
    const outcome = withRetries(load, screenAttempts).then(
      () => 'loaded',
      (error: unknown) => String(error),
    );
    await vi.advanceTimersByTimeAsync(60_000);

    expect(tries).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(await outcome).toBe('TypeError: Failed to fetch dynamically imported module');
  });

  it('resolves when the tenth retry succeeds', async () => {
    const { load } = failingImport(10, 'code');
    const outcome = withRetries(load, screenAttempts);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toBe('code');
  });

  it('retries without a limit at doubling delays, and at once when the device is online again', async () => {
    const { load, tries } = failingImport(5, 'code');
    const outcome = withRetries(load);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tries).toEqual([0, 2, 6, 14]);

    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tries).toEqual([0, 2, 6, 14, 20]);

    await vi.advanceTimersByTimeAsync(32_000);
    expect(tries).toEqual([0, 2, 6, 14, 20, 52]);
    expect(await outcome).toBe('code');
  });
});

describe('lazyScreen', () => {
  // Proves: screen-load.retries, screen-load.failure
  it('shows the load failure with a reload button after the tenth retry fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load } = failingImport(Infinity, () => <p>Screen</p>);
    const Screen = lazyScreen(load);
    render(
      <ScopeProvider scope={seedScope()}>
        <LoadBoundary>
          <Suspense fallback={<p>Loading</p>}>
            <Screen />
          </Suspense>
        </LoadBoundary>
      </ScopeProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(19_999));
    expect(screen.queryByText('Loading')).not.toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert').textContent).toContain(en.page['load-failed']);
    expect(screen.queryByRole('button', { name: en.action.reload })).not.toBeNull();
  });
});

describe('lazyPart', () => {
  it('shows the fallback until its code loads after several retries', async () => {
    const { load, tries } = failingImport(4, ({ name }: { name: string }) => <p>Map of {name}</p>);
    const Part = lazyPart(load);
    render(<Part name="Dhaka" fallback={<p>Somewhere</p>} />);
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Somewhere')).not.toBeNull();

    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(tries).toEqual([0, 2, 6, 14, 30]);
    expect(screen.queryByText('Map of Dhaka')).not.toBeNull();
    expect(screen.queryByText('Somewhere')).toBeNull();
  });

  it('fetches preloaded code only once', async () => {
    const { load, tries } = failingImport(0, () => <p>Here</p>);
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
