import { useUnit } from 'effector-react';
import { $leftVendorId, rowsDiscarded } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';
import { rowsKept } from '../model.ts';

/** Asks whether the corrected rows of another outlet can be removed. Otherwise the screen returns to that outlet. */
export function LeftRowsQuestion() {
  const t = useT();
  const [leftVendorId, keep, discard] = useUnit([$leftVendorId, rowsKept, rowsDiscarded]);

  return (
    <ConfirmDialog
      open={leftVendorId !== null}
      tone="danger"
      title={t('bulk.rows.discard-title')}
      description={t('bulk.rows.discard-body')}
      labels={{
        cancel: t('bulk.grid.discard-keep'),
        submit: t('bulk.rows.discard-submit'),
        close: t('action.close'),
      }}
      onOpenChange={() => keep()}
      onSubmit={() => discard()}
    />
  );
}
