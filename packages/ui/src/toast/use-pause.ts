import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';

/** Handlers for the element whose attention stops the time, and whether it has it. */
export interface Pause {
  readonly paused: boolean;
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/** Time stands still while someone points at the messages, is inside them, or looks at another tab. */
export function usePause(): Pause {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const read = () => {
      setHidden(document.visibilityState === 'hidden');
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
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
