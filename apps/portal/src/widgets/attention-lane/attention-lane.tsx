import { useGate, useUnit } from 'effector-react';
import { $unacknowledged } from '@saddlebag/domain/attention';
import { AttentionGate } from './attention-lane.model.ts';
import { AttentionList } from './attention-list.tsx';
import { Arrivals } from './arrivals.tsx';
import { SoundWarning } from './sound-warning.tsx';

/**
 * What needs the vendor now, above the order lists. Shows nothing while there is nothing to do, except a warning
 * while the browser blocks the alert sound.
 */
export function AttentionLane({
  onOpen,
  onRepeat,
}: {
  /** Opens an order. */
  readonly onOpen: (orderId: string) => void;
  /** Requests an order again. Undefined until the code that repeats orders has loaded. */
  readonly onRepeat: ((orderId: string) => void) | undefined;
}) {
  useGate(AttentionGate);
  const items = useUnit($unacknowledged);

  return (
    <>
      <SoundWarning />
      <Arrivals />
      {items.length > 0 && <AttentionList items={items} onOpen={onOpen} onRepeat={onRepeat} />}
    </>
  );
}
