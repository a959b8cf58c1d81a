import { useUnit } from 'effector-react';
import { $isSoundBlocked, soundAllowed } from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';

/** Warns that the browser blocks the alert sound, with a button that allows it. */
export function SoundWarning() {
  const t = useT();
  const [isBlocked, allow] = useUnit([$isSoundBlocked, soundAllowed]);
  if (!isBlocked) return null;

  return (
    <Callout tone="warning" className="mx-3 my-2 shrink-0 items-center py-2">
      <span className="flex flex-wrap items-center justify-between gap-2 text-sm">
        {t('attention.blocked')}
        <Button size="sm" variant="secondary" onClick={() => allow()}>
          {t('attention.allow')}
        </Button>
      </span>
    </Callout>
  );
}
