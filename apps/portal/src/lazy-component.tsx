import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** Before the second try. */
export const firstRetryDelayMs = 2000;

/** For a screen: ten times, two seconds apart (specification 001, section 4). */
export const screenAttempts = 10;

/**
 * Asks for code that a network may withhold, `attempts` times at the most and two seconds apart; fails as the last try
 * did. Without a number it asks until the code is there, each wait twice as long as the one before: a page that has
 * outlived its files asks ever more seldom.
 */
export const withRetries = <T,>(
  load: () => Promise<T>,
  attempts?: number,
  waitMs = firstRetryDelayMs,
): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (attempts === 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return attempts ? withRetries(load, attempts - 1) : withRetries(load, attempts, waitMs * 2);
  });

/** A component whose code comes by itself when it is first shown; `load` fetches it ahead. */
export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactElement;
  readonly load: () => Promise<unknown>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  attempts?: number,
): LazyComponent<Props> {
  let here: ComponentType<Props> | null = null;
  let asked: Promise<ComponentType<Props>> | undefined;
  const fetched = () => (asked ??= withRetries(load, attempts).then((code) => (here = code)));
  const Later: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({ default: await fetched() }));

  // What is here already is shown at once: React lets three tenths of a second pass after each sign of waiting.
  function Late(props: Props) {
    const [Now] = useState(() => here ?? Later);
    return <Now {...props} />;
  }
  return Object.assign(Late, { load: fetched });
}
