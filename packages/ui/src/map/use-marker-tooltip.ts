import { useEffect, useId, useState } from 'react';

/**
 * Shows a marker's tooltip. With `hover`, opens it while the marker is hovered or has focus. On touch
 * screens, a press focuses the marker. Escape closes the tooltip until the next hover or focus (WCAG 1.4.13).
 */
export function useMarkerTooltip(showTooltip: 'hover' | 'always' | 'never') {
  const id = useId();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const isActive = (isHovered || isFocused) && !isDismissed;
  const canClose = showTooltip === 'hover' && isActive;

  useEffect(() => {
    if (!canClose) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [canClose]);

  const createHandler = (setState: (isOn: boolean) => void, isOn: boolean) => () => {
    setState(isOn);
    if (isOn) setDismissed(false);
  };
  return {
    id,
    isActive,
    isShown: showTooltip === 'always' || canClose,
    hover: {
      onPointerEnter: createHandler(setHovered, true),
      onPointerLeave: createHandler(setHovered, false),
    },
    focus: createHandler(setFocused, true),
    blur: createHandler(setFocused, false),
  };
}
