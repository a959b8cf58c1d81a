import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChangeEvent } from 'react';

type InputEvent = ChangeEvent<HTMLInputElement>;

/** Events after which other code may read the text: a key, a press, leaving the field, submitting, leaving the page. */
const followingEvents = ['keydown', 'pointerdown', 'focusout', 'submit', 'pagehide'] as const;

/**
 * Shows typed text at once, and reports it after the browser has painted it. A key press then never waits for the
 * list of suggestions or for the rest of the form. If another event follows before the paint, the text is reported
 * first.
 *
 * @param text The text that the consumer has received.
 * @param onChange Reports the text to the consumer.
 */
export function useTypedText(text: string, onChange: (event: InputEvent) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const unreported = useRef<InputEvent | null>(null);

  const report = useEffectEvent(() => {
    const event = unreported.current;
    if (!event) return;
    unreported.current = null;
    setTyped(null);
    onChange(event);
  });

  useEffect(() => (typed === null ? undefined : afterPaint(() => report())), [typed]);

  useEffect(() => {
    const reportFirst = () => {
      if (unreported.current) flushSync(() => report());
    };
    for (const name of followingEvents) window.addEventListener(name, reportFirst, { capture: true });
    return () => {
      for (const name of followingEvents) window.removeEventListener(name, reportFirst, { capture: true });
      report();
    };
  }, []);

  return {
    shownText: typed ?? text,
    showTyped: (event: InputEvent) => {
      unreported.current = event;
      setTyped(event.target.value);
    },
  };
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
