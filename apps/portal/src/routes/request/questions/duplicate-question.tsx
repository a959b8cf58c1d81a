import { useT } from '@saddlebag/domain/react';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

/**
 * Asks for confirmation before the vendor sends a second request for the same phone number and address within
 * ten minutes.
 */
export function DuplicateQuestion({ onAnswer }: { onAnswer: (isAgreed: boolean) => void }) {
  const t = useT();

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('counter.another-title')}
      description={t('counter.another-body')}
      labels={{ cancel: t('action.cancel'), submit: t('counter.another'), close: t('action.close') }}
      onOpenChange={() => onAnswer(false)}
      onSubmit={() => onAnswer(true)}
    />
  );
}
