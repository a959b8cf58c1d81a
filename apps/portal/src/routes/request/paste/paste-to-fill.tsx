import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../../lazy-part.tsx';
import { readPaste } from './pasted-text.ts';
import { $hasParsedMessage, loadPasteReader, textPasted } from './paste-to-fill.model.ts';

const PasteNotice = lazyPart(async () => (await loadPasteReader()).PasteNotice);

/** Hears what is pasted on the screen, and has room for what is said about it. */
export function PasteToFill() {
  const [hasRead, hear] = useUnit([$hasParsedMessage, textPasted]);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const heard = readPaste(event);
    if (!heard) return;
    event.preventDefault();
    hear(heard);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => {
      document.removeEventListener('paste', listener);
    };
  }, []);

  return (
    <div role="status" data-slot="paste-to-fill" className="empty:-mt-8">
      {hasRead && <PasteNotice />}
    </div>
  );
}
