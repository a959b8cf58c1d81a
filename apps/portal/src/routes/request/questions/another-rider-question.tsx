import { useUnit } from 'effector-react';
import { $anotherRider, anotherConfirmed, anotherDeclined } from '@saddlebag/domain/another-rider';
import { useT } from '@saddlebag/domain/react';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

/** Asks before a second rider goes where one was requested minutes ago; the focus stands on keeping it at one. */
export function AnotherRiderQuestion() {
  const t = useT();
  const [draftId, confirm, decline] = useUnit([$anotherRider, anotherConfirmed, anotherDeclined]);

  return (
    <ConfirmDialog
      open={draftId !== null}
      tone="danger"
      title={t('counter.another-title')}
      description={t('counter.another-body')}
      labels={{ cancel: t('action.cancel'), submit: t('counter.another'), close: t('action.close') }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
