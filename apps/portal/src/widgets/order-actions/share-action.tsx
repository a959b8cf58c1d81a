import { useState } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { ExternalIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../lazy-part.tsx';
import { ActionButton } from './action-button.tsx';

const ShareDrawer = lazyPart(async () => (await import('./share-drawer.tsx')).ShareDrawer);

/** The button that opens the public link of an order. */
export function ShareAction({ order }: { order: Order }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <ActionButton
        icon={<ExternalIcon size={20} />}
        label={t('order.share')}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <ShareDrawer order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
