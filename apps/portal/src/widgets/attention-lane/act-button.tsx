import { useUnit } from 'effector-react';
import type { Order } from '@saddlebag/domain/api';
import { actOf, type AttentionItem } from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { trackingRetried } from '@saddlebag/domain/tracking';
import { Button, ButtonLink } from '@saddlebag/ui/button';

/** The suggested act of an item: a button, or a link that calls someone. */
export function ActButton({
  item,
  order,
  name,
  onOpen,
  onRepeat,
}: {
  readonly item: AttentionItem;
  readonly order: Order | undefined;
  readonly name: string;
  readonly onOpen: (orderId: string) => void;
  readonly onRepeat: ((orderId: string) => void) | undefined;
}) {
  const t = useT();
  const reload = useUnit(trackingRetried);
  const suggested = actOf(item.kind, order);
  const act = suggested === 'repeat' && !onRepeat ? 'open' : suggested;
  const label = t(`attention.act.${act}`);
  const props = {
    size: 'sm',
    variant: 'secondary',
    className: 'px-3',
    'aria-label': t('attention.act-for', { act: label, name }),
  } as const;

  const phoneNumber = act === 'call-rider' ? order?.rider?.phoneNumber : order?.customer.phoneNumber;
  if (act === 'call-rider' || act === 'call-customer')
    return (
      <ButtonLink {...props} href={`tel:${phoneNumber}`}>
        {label}
      </ButtonLink>
    );
  const press = () => {
    if (act === 'reload') reload();
    else if (act === 'repeat') onRepeat?.(item.id);
    else onOpen(item.id);
  };
  return (
    <Button {...props} onClick={press}>
      {label}
    </Button>
  );
}
