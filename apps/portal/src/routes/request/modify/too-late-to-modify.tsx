import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { $order } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';
import { paths } from '../../../paths.ts';

/** Reports that the order can no longer be modified. The form below keeps what the vendor typed. */
export function TooLateToModify() {
  const t = useT();
  const order = useUnit($order);

  return (
    <Callout tone="warning" role="alert" title={t('modify.settled-title')}>
      <p>{t('modify.settled-body')}</p>
      {order && (
        <Link href={paths.tracking(order.vendorId, order.id)} className="font-strong underline">
          {t('request.show-order')}
        </Link>
      )}
    </Callout>
  );
}
