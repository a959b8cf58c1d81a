import { useEffect, useEffectEvent } from 'react';
import { hasEntry, withEntry } from './entry-state.ts';

interface HistoryEntryProps {
  /** Identifies the entry, also after a reload. */
  readonly name: string;
  /** The URL of the screen below, if it differs from the current one. */
  readonly urlBelow?: string;
  /** Called when the user goes back. If this component then stays mounted, it gets a new entry. */
  readonly onBack: () => void;
}

/** True while the browser still has to remove an entry. Until then, the history shows the old state. */
let isRemoving = false;

const removeEntry = (name: string): void => {
  // Another screen may have opened instead, or replaced the entry.
  if (!hasEntry(window.history.state, name)) return;
  isRemoving = true;
  window.addEventListener('popstate', () => (isRemoving = false), { once: true });
  window.history.back();
};

/**
 * Gives what is open on a screen an entry in the browser history while mounted. The browser's back button, and the
 * back gesture of a phone, then close it instead of leaving the screen. Renders nothing.
 */
export function HistoryEntry({ name, urlBelow, onBack }: HistoryEntryProps) {
  const goBack = useEffectEvent(onBack);
  const addEntry = useEffectEvent(() => {
    const { href } = window.location;
    if (urlBelow !== undefined) window.history.replaceState(window.history.state, '', urlBelow);
    window.history.pushState(withEntry(window.history.state, name), '', href);
  });

  useEffect(() => {
    let isAdded = false;
    const add = () => {
      if (isRemoving) return;
      // After a reload, the entry is still there.
      if (!hasEntry(window.history.state, name)) addEntry();
      isAdded = true;
    };
    // Deferred so that an unmount can cancel it.
    let timer = setTimeout(add);
    const onPopState = () => {
      if (hasEntry(window.history.state, name)) return;
      const isBack = isAdded;
      isAdded = false;
      clearTimeout(timer);
      timer = setTimeout(add);
      if (isBack) goBack();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPopState);
      if (isAdded) setTimeout(() => removeEntry(name));
    };
  }, [name]);

  return null;
}
