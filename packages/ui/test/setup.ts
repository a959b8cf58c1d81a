import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** jsdom lays nothing out; what the layers ask of a browser beyond that is given here, once. */
const lacking = [
  [
    window,
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ],
  [Element.prototype, 'scrollIntoView', () => undefined],
  [Element.prototype, 'hasPointerCapture', () => false],
  [
    window,
    'matchMedia',
    (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  ],
] as const;

for (const [owner, name, value] of lacking) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

// A machine may be busy; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

/** A complaint on the console is a fault: whoever expects one spies on the console anew. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
  expect(complaints).toEqual([]);
});
