import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { $requestMarket, messagePasted } from '@saddlebag/domain/request';

/** Loaded when the vendor begins to work on the page, or with the first paste. */
const loadReader = async () => (await import('@saddlebag/domain/paste')).parseMessage;
type Reader = Awaited<ReturnType<typeof loadReader>>;

const textField = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, [contenteditable=true]';

/** The text field that the paste goes into; null when it goes into none. */
const fieldOf = ({ target }: ClipboardEvent) =>
  target instanceof HTMLElement && target.matches(textField)
    ? (target as HTMLInputElement | HTMLTextAreaElement)
    : null;

/**
 * Hears a message that is pasted anywhere on the page. A paste into a field stays an ordinary paste when the field has
 * text, or when no more than one thing is said.
 */
export function usePasteToFill({ isOff }: { isOff: boolean }) {
  const [market, paste] = useUnit([$requestMarket, messagePasted]);
  const reader = useRef<Reader | null>(null);

  const load = useEffectEvent(() => {
    void loadReader().then(
      (read) => {
        reader.current = read;
      },
      () => undefined,
    );
  });

  const hear = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const field = fieldOf(event);
    if (isOff || event.defaultPrevented || text.trim() === '' || document.querySelector('[role*=dialog]'))
      return;
    if (field === null) {
      void loadReader().then(
        (read) => paste(read(text, market)),
        () => undefined,
      );
      return;
    }
    const read = field.value === '' ? reader.current?.(text, market) : undefined;
    if (!read || Object.values(read).filter((value) => value !== null).length < 2) return;
    event.preventDefault();
    paste(read);
  });

  useEffect(() => {
    const heard = (event: ClipboardEvent) => hear(event);
    const warmed = () => load();
    document.addEventListener('paste', heard);
    document.addEventListener('focusin', warmed, { once: true });
    return () => {
      document.removeEventListener('paste', heard);
      document.removeEventListener('focusin', warmed);
    };
  }, []);
}
