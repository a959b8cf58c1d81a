import { useUnit } from 'effector-react';
import { sourceChosen } from '@saddlebag/domain/bulk-rows';
import { useT } from '@saddlebag/domain/react';
import { TextArea } from '@saddlebag/ui/text-area';

/** Reads pasted rows at once. Stays empty, because the grid then shows the rows. */
export function PasteField() {
  const t = useT();
  const choose = useUnit(sourceChosen);
  return (
    <TextArea
      label={t('bulk.upload.paste-label')}
      hint={t('bulk.upload.paste-hint')}
      value=""
      onPaste={(event) => {
        event.preventDefault();
        const text = event.clipboardData.getData('text/plain');
        if (text.trim() !== '') choose({ name: null, source: { text } });
      }}
    />
  );
}
