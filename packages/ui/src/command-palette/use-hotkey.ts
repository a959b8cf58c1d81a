import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=combobox]';

/**
 * Calls `onPress` when the hotkey is pressed anywhere on the page. `mod+k` means Cmd+K on Apple devices and
 * Ctrl+K elsewhere. A hotkey without `mod` is ignored in text fields. On a non-Latin keyboard, a letter
 * matches by its physical key.
 */
export function useHotkey(hotkey: string, onPress: () => void, { enabled = true } = {}): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.isComposing || event.repeat) return;
    const parts = hotkey.toLowerCase().split('+');
    const wantsMod = parts.includes('mod');
    if (!isKey(event, parts.at(-1) ?? '') || event.altKey || event.shiftKey !== parts.includes('shift'))
      return;
    if (isMod(event) !== wantsMod || (!wantsMod && (event.ctrlKey || event.metaKey))) return;
    if (!wantsMod && event.target instanceof Element && event.target.closest(fields) !== null) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
}

const isMod = ({ ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /mac|iphone|ipad/i.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;

const isKey = ({ key, code }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted || (/^[^a-z]$/i.test(key) && code.toLowerCase() === `key${wanted}`);
