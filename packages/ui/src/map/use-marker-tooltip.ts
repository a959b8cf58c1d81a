import { useEffect, useId, useState } from 'react';

/**
 * When a marker's bubble is open: while the pointer is over it, and while it has the focus, which a
 * press gives to those who cannot hover. Escape closes it from anywhere until pointer or focus come anew (WCAG 1.4.13).
 */
export function useMarkerTooltip(showTooltip: 'hover' | 'always' | 'never') {
  const id = useId();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const isAsked = (isHovered || isFocused) && !isDismissed;
  const canClose = showTooltip === 'hover' && isAsked;

  useEffect(() => {
    if (!canClose) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', close, true);
    return () => {
      document.removeEventListener('keydown', close, true);
    };
  }, [canClose]);

  const turn = (set: (isOn: boolean) => void, isOn: boolean) => () => {
    set(isOn);
    if (isOn) setDismissed(false);
  };
  return {
    id,
    isAsked,
    isShown: showTooltip === 'always' || canClose,
    hover: { onPointerEnter: turn(setHovered, true), onPointerLeave: turn(setHovered, false) },
    focus: turn(setFocused, true),
    blur: turn(setFocused, false),
  };
}
