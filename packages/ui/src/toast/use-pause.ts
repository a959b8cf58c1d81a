import { useEffect, useRef, useState } from 'react';
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

/** Milliseconds that a resting pointer pauses the countdowns. Enough time to read three toasts. */
const maxHoverMs = 10_000;

/**
 * Pauses toast countdowns while the pointer or focus is inside the viewport, or the page is hidden. A pointer may rest
 * there by chance, so it pauses for 10 s at most.
 */
export function usePause(): PauseState {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endHover = () => {
    clearTimeout(hoverTimer.current);
    setIsHovered(false);
  };
  useEffect(
    () => () => {
      clearTimeout(hoverTimer.current);
    },
    [],
  );

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
        clearTimeout(hoverTimer.current);
        setIsHovered(true);
        hoverTimer.current = setTimeout(endHover, maxHoverMs);
      },
      onPointerLeave: endHover,
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      },
    },
  };
}
