import { useUnit } from 'effector-react';
import { $unacknowledged } from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { Callout } from '@saddlebag/ui/callout';

/**
 * Says in the details of an order that it seems to repeat another one. A phone shows them instead of the lane after
 * each request.
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
