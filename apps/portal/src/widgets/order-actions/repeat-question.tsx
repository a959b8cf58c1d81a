import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $repeatQuestion, repeatConfirmed, repeatDeclined } from '@saddlebag/domain/repeat';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';
import './repeat.model.ts';

/** Asks for confirmation before a repeated order replaces an unfinished request. */
export function RepeatQuestion() {
  const t = useT();
  const [order, confirm, decline] = useUnit([$repeatQuestion, repeatConfirmed, repeatDeclined]);

  return (
    <ConfirmDialog
      open={order !== null}
      tone="danger"
      title={t('order.replace-title')}
      description={t('order.replace-body')}
      labels={{
        cancel: t('action.cancel'),
        submit: t('order.replace'),
        close: t('action.close'),
      }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
