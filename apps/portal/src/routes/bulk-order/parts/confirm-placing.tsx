import { useUnit } from 'effector-react';
import { $stage, placingConfirmed, placingDeclined } from '@saddlebag/domain/bulk-job';
import { useFormat, useT } from '@saddlebag/domain/react';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

interface ConfirmPlacingProps {
  readonly count: number;
  /** Of the orders that are not placed yet. */
  readonly fee: number;
  readonly currency: string;
}

/** Asks for confirmation before the orders of a job are placed. Names their delivery fees. */
export function ConfirmPlacing({ count, fee, currency }: ConfirmPlacingProps) {
  const t = useT();
  const format = useFormat();
  const [stage, confirm, decline] = useUnit([$stage, placingConfirmed, placingDeclined]);

  return (
    <ConfirmDialog
      open={stage === 'ConfirmPlacing'}
      title={t('bulk.confirm.title', { count })}
      description={t('bulk.confirm.body', { fee: format.formatMoney(fee, currency) })}
      labels={{ cancel: t('action.cancel'), submit: t('bulk.confirm.submit'), close: t('action.close') }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
