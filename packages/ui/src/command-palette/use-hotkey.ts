import { useEffect, useEffectEvent } from 'react';

const textFieldSelector = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

/**
 * Calls `onPress` when the hotkey is pressed anywhere on the page. `mod+k` means Cmd+K on Apple devices and
 * Ctrl+K elsewhere. A hotkey without `mod` is ignored in text fields. On a non-Latin keyboard, a letter
 * matches by its physical key.
 */
export function useHotkey(hotkey: string, onPress: () => void, { enabled = true } = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.isComposing || event.repeat) return;
    const parts = hotkey.toLowerCase().split('+');
    const requiresMod = parts.includes('mod');
    if (!matchesKey(event, parts.at(-1) ?? '') || event.altKey || event.shiftKey !== parts.includes('shift'))
      return;
    if (isModPressed(event) !== requiresMod || (!requiresMod && (event.ctrlKey || event.metaKey))) return;
    if (!requiresMod && event.target instanceof Element && event.target.closest(textFieldSelector) !== null)
      return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

const isModPressed = ({ ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /mac|iphone|ipad/i.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;

const matchesKey = ({ key, code }: KeyboardEvent, expectedKey: string): boolean =>
  key.toLowerCase() === expectedKey || (/^[^a-z]$/i.test(key) && code.toLowerCase() === `key${expectedKey}`);
