import { useUnit } from 'effector-react';
import { $unreviewedFields, $pasteNotice, pasteAccepted, pasteUndone } from '@saddlebag/domain/paste';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';

/** Reports the result of a paste, with buttons that undo or accept it. */
export function PasteNotice() {
  const t = useT();
  const [marks, remark, undo, accept] = useUnit([
    $unreviewedFields,
    $pasteNotice,
    pasteUndone,
    pasteAccepted,
  ]);
  const hasFilledFields = marks.length > 0;
  const isRemarkShown = remark !== null && (hasFilledFields || remark !== 'some-left-out');
  if (!hasFilledFields && !isRemarkShown) return null;

  return (
    <Callout className="text-sm">
      {hasFilledFields && <p>{t('paste.filled')}</p>}
      {isRemarkShown && <p>{t(`paste.${remark}`)}</p>}
      {hasFilledFields && (
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
