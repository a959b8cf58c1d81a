import { describe, expect, it } from 'vitest';
import { toErrorEvent, toProblemEvent } from './error-event.ts';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

describe('toErrorEvent', () => {
  // Proves: analytics.errors
  it.each([
    [
      'Chromium',
      'TypeError: Farhana\n    at Object.Farhana (https://portal.example/assets/request-Ab1_c-d.js:1:2345)\n    at https://portal.example/assets/first-load-1234567.js:12:6',
    ],
    [
      'Firefox and Safari',
      'Farhana@https://portal.example/assets/request-Ab1_c-d.js:1:2345\n@https://portal.example/assets/first-load-1234567.js:12:6\n',
    ],
  ])('reads the positions in the scripts of the portal from a stack trace of %s', (_, stack) => {
    expect(toErrorEvent('script', withStack(new TypeError('Farhana'), stack))).toEqual({
      name: 'error-thrown',
      source: 'script',
      kind: 'TypeError',
      frames: [
        { file: 'request-Ab1_c-d.js', line: 1, column: 2345 },
        { file: 'first-load-1234567.js', line: 12, column: 6 },
      ],
    });
  });

  it('leaves out frames outside the scripts of the portal, and a message of several lines', () => {
    const message = 'Farhana\n    at https://portal.example/assets/8801711000111.js:1:1';
    const stack = `Error: ${message}
    at https://portal.example/order-tracking/y0ud?order_id=y0ud-000001:1:5
    at chrome-extension://abc/content.js:3:4
    at <anonymous>
    at https://portal.example/assets/index-1234567.js:1:7`;

    expect(toErrorEvent('promise', withStack(new Error(message), stack)).frames).toEqual([
      { file: 'index-1234567.js', line: 1, column: 7 },
    ]);
  });

  it('keeps the first eight frames', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `    at /assets/index-1234567.js:1:${index}`);
    const error = withStack(new RangeError(''), ['RangeError', ...lines].join('\n'));

    expect(toErrorEvent('script', error).frames.map(({ column }) => column)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  it.each([
    ['an error with a custom name', Object.assign(new Error('x'), { name: 'Farhana', stack: '' })],
    ['a text', 'Farhana'],
    ['nothing', undefined],
    ['an object that looks like an error', { name: 'TypeError', message: 'Farhana', stack: 'Farhana' }],
  ])('names %s only other', (_, thrown) => {
    expect(toErrorEvent('promise', thrown)).toEqual({
      name: 'error-thrown',
      source: 'promise',
      kind: 'other',
      frames: [],
    });
  });

  it('names the errors of the browser', () => {
    expect(toErrorEvent('promise', new DOMException('Farhana', 'QuotaExceededError')).kind).toBe(
      'QuotaExceededError',
    );
  });
});

describe('toProblemEvent', () => {
  it('keeps a known kind or reason only', () => {
    expect(
      [{ kind: 'timeout' }, { reason: 'shape' }, { reason: 'Farhana', phone: '+880' }, {}].map(
        (detail) => toProblemEvent(detail).kind,
      ),
    ).toEqual(['timeout', 'shape', 'other', 'other']);
  });
});
