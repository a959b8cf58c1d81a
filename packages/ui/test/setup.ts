import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Stubs for browser APIs that layers use and jsdom lacks, because it has no layout. */
const missingApis = [
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

for (const [owner, name, value] of missingApis) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

// Long enough for a busy machine. Only a query for a missing element waits the full time.
configure({ asyncUtilTimeout: 10_000 });

const consoleMessages: string[] = [];

beforeEach(() => {
  consoleMessages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      consoleMessages.push(parts.map(String).join(' '));
    });
  }
});

/** Fails a test that logged an error or a warning. A test that expects such a message replaces the spy. */
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('lang');
  expect(consoleMessages).toEqual([]);
});
