import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../../lazy-part.tsx';
import { readPaste } from './pasted-text.ts';
import { $hasParsedMessage, loadPasteModule, textPasted } from './paste-to-fill.model.ts';

const PasteNotice = lazyPart(async () => (await loadPasteModule()).PasteNotice);

/** Listens for pasted text on the whole page. Renders the status region for notices about a paste. */
export function PasteToFill() {
  const [hasParsedMessage, reportPaste] = useUnit([$hasParsedMessage, textPasted]);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = readPaste(event);
    if (!pasted) return;
    event.preventDefault();
    reportPaste(pasted);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => {
      document.removeEventListener('paste', listener);
    };
  }, []);

  return (
    <div role="status" data-slot="paste-to-fill" className="empty:absolute">
      {hasParsedMessage && <PasteNotice />}
    </div>
  );
}
