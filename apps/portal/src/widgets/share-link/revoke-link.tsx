import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';
import { $isRevoking, linkRevoked } from './share-link.model.ts';

/** Switches a link off after a confirmation, because it may be in many chats already. */
export function RevokeLink({ order }: { order: Order }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isRevoking, revoke] = useUnit([$isRevoking, linkRevoked]);

  return (
    <>
      <Button
        variant="ghost"
        loading={isRevoking}
        loadingLabel={t('page.loading')}
        onClick={() => setOpen(true)}
      >
        {t('share.revoke')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={t('share.revoke')}
        description={t('share.revoke-question')}
        labels={{ cancel: t('action.cancel'), submit: t('share.revoke-confirm'), close: t('action.close') }}
        onSubmit={() => {
          setOpen(false);
          revoke(order);
        }}
      />
    </>
  );
}
