import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';

/** The paused state and the event handlers that update it. Spread the handlers on the observed element. */
export interface Pause {
  readonly paused: boolean;
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Pauses toast countdowns while the pointer or focus is inside the viewport, or the page is hidden. */
export function usePause(): Pause {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const updateHidden = () => {
      setHidden(document.visibilityState === 'hidden');
    };
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => {
      document.removeEventListener('visibilitychange', updateHidden);
    };
  }, []);

  return {
    paused: hovered || focused || hidden,
    handlers: {
      onPointerEnter: () => {
        setHovered(true);
      },
      onPointerLeave: () => {
        setHovered(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
