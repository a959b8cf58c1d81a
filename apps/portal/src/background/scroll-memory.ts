/** Milliseconds during which a screen may still load what gives it its height. */
const restoreMs = 3000;

interface ScrollState {
  readonly element: Element;
  readonly top: number;
}
type Positions = Map<string, number>;

/** Identifies a scrolled element by its place in the tree, which is the same when the screen is shown again. */
const placeOf = (element: Element): string => {
  const indices: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement)
    indices.unshift([...at.parentElement.children].indexOf(at));
  return indices.join(' ');
};

const elementAt = (place: string): Element | null => {
  let element: Element | null = document.documentElement;
  for (const index of place === '' ? [] : place.split(' '))
    element = element?.children[Number(index)] ?? null;
  return element;
};

/** Scrolls what has appeared so far. Returns false while something is missing or too short. */
const applyPositions = (positions: Positions): boolean => {
  const states = [...positions].map(([place, top]): ScrollState | null => {
    const element = elementAt(place);
    return element && { element, top };
  });
  for (const state of states) if (state) state.element.scrollTop = state.top;
  return states.every((state) => state !== null && Math.abs(state.element.scrollTop - state.top) < 2);
};

/**
 * Starts a new screen at its top, and restores the scroll positions when the user goes back or forward. The browser
 * alone would restore them before the screen has loaded. Needs the Navigation API, and does nothing without it.
 */
export const rememberScroll = (): void => {
  const { navigation } = window as {
    readonly navigation?: { readonly currentEntry: { readonly key: string } | null };
  };
  if (!navigation) return;
  const keyOf = () => navigation.currentEntry?.key ?? '';
  const positionsByEntry = new Map<string, Positions>();
  let path = location.pathname;
  let restoringUntil = 0;

  const stopRestoring = () => {
    restoringUntil = 0;
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(type, stopRestoring, { capture: true, passive: true });

  const onScroll = ({ target }: Event) => {
    // The old screen leaves after its path, so what it scrolls then belongs to no entry.
    if (restoringUntil > 0 || path !== location.pathname) return;
    const element = target instanceof Element ? target : document.documentElement;
    const positions = positionsByEntry.get(keyOf()) ?? new Map<string, number>();
    positions.set(element === document.documentElement ? '' : placeOf(element), element.scrollTop);
    positionsByEntry.set(keyOf(), positions);
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });

  const onNewScreen = () => {
    if (path === location.pathname) return;
    path = location.pathname;
    stopRestoring();
    window.scrollTo({ top: 0 });
  };
  window.addEventListener('pushState', onNewScreen);
  window.addEventListener('replaceState', onNewScreen);

  window.addEventListener('popstate', () => {
    if (path === location.pathname) return;
    path = location.pathname;
    const positions = positionsByEntry.get(keyOf()) ?? new Map([['', 0]]);
    restoringUntil = performance.now() + restoreMs;
    const restore = () => {
      if (performance.now() > restoringUntil || applyPositions(positions)) stopRestoring();
      else requestAnimationFrame(restore);
    };
    requestAnimationFrame(restore);
  });
};
