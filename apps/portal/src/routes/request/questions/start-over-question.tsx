import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';
import { $isAskingToStartOver, startOverConfirmed, startOverDeclined } from '../model.ts';

/** Asks for confirmation before the draft is discarded. */
export function StartOverQuestion() {
  const t = useT();
  const [isAsking, confirm, decline] = useUnit([$isAskingToStartOver, startOverConfirmed, startOverDeclined]);
  if (!isAsking) return null;

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('request.clear-title')}
      description={t('request.clear-body')}
      labels={{ cancel: t('action.cancel'), submit: t('request.clear'), close: t('action.close') }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
