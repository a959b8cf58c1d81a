import { useDirection } from '@radix-ui/react-direction';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeEvent, RefObject } from 'react';

type InputEvent = ChangeEvent<HTMLInputElement>;

/** Events after which other code may read the text: a key, a press, leaving the field, submitting, leaving the page. */
const followingEvents = ['keydown', 'pointerdown', 'focusout', 'submit', 'pagehide'] as const;

type Direction = ReturnType<typeof useDirection>;

/** Letters that are written against the direction of the page. */
const otherLetters: Readonly<Record<Direction, RegExp>> = {
  ltr: /[\u0590-\u065f\u066e-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u,
  rtl: /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])\p{Letter}/u,
};

/** Typed text that the consumer has not received. */
interface UnreportedText {
  readonly event: InputEvent;
  readonly cancel: () => void;
}

/**
 * Reports typed text after the browser has painted it. A key press then never waits for the list of suggestions or for
 * the rest of the form. If another event follows before the paint, the text is reported first.
 *
 * The browser shows typed text by itself, so React does not control the input, and a key press renders nothing.
 *
 * @param input The input. It shows `text`, except for what has just been typed.
 * @param text The text that the consumer has received.
 * @param onChange Reports the text to the consumer.
 * @returns The `onChange` of the input.
 */
export function useTypedText(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  onChange: (event: InputEvent) => void,
) {
  const unreported = useRef<UnreportedText>(null);
  const latestOnChange = useRef(onChange);
  const pageDirection = useDirection();
  const [, countReport] = useReducer((count: number) => count + 1, 0);

  const report = useCallback(() => {
    if (!unreported.current) return;
    const { event, cancel } = unreported.current;
    unreported.current = null;
    cancel();
    // Renders even if the consumer keeps its text, because the input must show that text again.
    countReport();
    latestOnChange.current(event);
  }, []);

  useLayoutEffect(() => {
    latestOnChange.current = onChange;
    if (!input.current || unreported.current) return;
    showText(input.current, text);
    followDirection(input.current, pageDirection);
  });

  useEffect(() => {
    const reportFirst = () => {
      if (unreported.current) flushSync(report);
    };
    for (const name of followingEvents) window.addEventListener(name, reportFirst, { capture: true });
    return () => {
      for (const name of followingEvents) window.removeEventListener(name, reportFirst, { capture: true });
      report();
    };
  }, [report]);

  return (event: InputEvent) => {
    unreported.current?.cancel();
    unreported.current = { event, cancel: afterPaint(report) };
    followDirection(event.target, pageDirection);
  };
}

function showText(input: HTMLInputElement, text: string): void {
  // Even the same value would move the caret to the end.
  if (input.value !== text) input.value = text;
}

/**
 * Aligns typed text by its own direction, and all else by that of the page. The attribute restyles the input, so only text
 * that needs it gets it.
 */
function followDirection(input: HTMLInputElement, pageDirection: Direction): void {
  const isNeeded = otherLetters[pageDirection].test(input.value);
  if (isNeeded === (input.dir === 'auto')) return;
  if (isNeeded) input.dir = 'auto';
  else input.removeAttribute('dir');
}

/** Calls back after the next paint. Returns a function that cancels it. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
