import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Stubs for browser APIs that dialogs and popovers use. jsdom lacks these APIs, because it has no layout. */
const apiStubs = [
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

for (const [owner, name, value] of apiStubs) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

// Milliseconds that a query may wait, generous for busy machines. Only a query for a missing element waits
// that long.
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
