import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';

/** The paused state and the event handlers that update it. Spread the handlers on the observed element. */
export interface PauseState {
  readonly paused: boolean;
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Pauses toast countdowns while the pointer or focus is inside the viewport, or the page is hidden. */
export function usePause(): PauseState {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const updateHidden = () => {
      setIsHidden(document.visibilityState === 'hidden');
    };
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => {
      document.removeEventListener('visibilitychange', updateHidden);
    };
  }, []);

  return {
    paused: isHovered || isFocused || isHidden,
    handlers: {
      onPointerEnter: () => {
        setIsHovered(true);
      },
      onPointerLeave: () => {
        setIsHovered(false);
      },
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
