import { useUnit } from 'effector-react';
import { $unacknowledged } from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';

/**
 * Warns in the details of an order that it seems to be a duplicate. After a request, a phone shows the details
 * instead of the lane.
 */
export function DuplicateNotice({ orderId }: { readonly orderId: string }) {
  const t = useT();
  const items = useUnit($unacknowledged);
  if (!items.some(({ id, kind }) => id === orderId && kind === 'duplicate')) return null;
  return (
    <section data-slot="duplicate-notice">
      <Callout tone="warning" title={t('attention.kind.duplicate')}>
        {t('attention.duplicate-help')}
      </Callout>
    </section>
  );
}
