import { useUnit } from 'effector-react';
import { $pasteMarks, $pasteRemark, pasteAccepted, pasteUndone } from '@saddlebag/domain/paste';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';

/** Says what became of a paste, and takes it back. */
export function PasteNotice() {
  const t = useT();
  const [marks, remark, undo, accept] = useUnit([$pasteMarks, $pasteRemark, pasteUndone, pasteAccepted]);
  const hasFilled = marks.length > 0;
  const isRemarked = remark !== null && (hasFilled || remark !== 'some-left-out');
  if (!hasFilled && !isRemarked) return null;

  return (
    <Callout className="text-sm">
      {hasFilled && <p>{t('paste.filled')}</p>}
      {isRemarked && <p>{t(`paste.${remark}`)}</p>}
      {hasFilled && (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button variant="secondary" size="sm" onClick={() => undo()}>
            {t('paste.undo')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => accept()}>
            {t('paste.accept-all')}
          </Button>
        </div>
      )}
    </Callout>
  );
}
