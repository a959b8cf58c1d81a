import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { orderRepeated } from '@saddlebag/domain/repeat';
import { RefreshIcon } from '@saddlebag/ui/icon';
import { ActionButton } from './action-button.tsx';

/** The button that requests an order again. `RepeatQuestion` must be mounted. */
export function RepeatAction({ order }: { order: Order }) {
  const t = useT();
  const repeat = useUnit(orderRepeated);

  return (
    <ActionButton icon={<RefreshIcon size={20} />} label={t('order.repeat')} onPress={() => repeat(order)} />
  );
}
