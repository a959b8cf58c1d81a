import { useUnit } from 'effector-react';
import { useState } from 'react';
import { rowEditing, rowsDiscarded } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

/** Returns to the choice of a file. Asks for confirmation if the vendor has corrected rows. */
export function DiscardRows() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [isEdited, discard] = useUnit([rowEditing.$canUndo, rowsDiscarded]);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          if (isEdited) setAsking(true);
          else discard();
        }}
      >
        {t('bulk.rows.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('bulk.rows.discard-title')}
        description={t('bulk.rows.discard-body')}
        labels={{
          cancel: t('action.cancel'),
          submit: t('bulk.rows.discard-submit'),
          close: t('action.close'),
        }}
        onOpenChange={setAsking}
        onSubmit={() => discard()}
      />
    </>
  );
}
