import { useUnit } from 'effector-react';
import { originChangeRequested } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { $sender } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import './texts.ts';

/** The origin of a vendor without a fixed location, with a button that changes it. */
export function OriginSummary() {
  const t = useT();
  const [sender, requestChange] = useUnit([$sender, originChangeRequested]);
  if (!sender) return null;

  return (
    <span data-slot="origin-shown" className="flex flex-wrap items-start gap-x-3">
      <span className="min-w-0 flex-1">
        <bdi className="font-strong">{sender.name}</bdi>
        <bdi className="block text-muted">{sender.location.address}</bdi>
      </span>
      <Button variant="secondary" size="sm" onClick={() => requestChange()}>
        {t('origin.change')}
      </Button>
    </span>
  );
}
