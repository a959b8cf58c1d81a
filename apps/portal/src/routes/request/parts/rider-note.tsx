import { useStoreMap, useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $draft, fieldChanged } from '@saddlebag/domain/request';
import { TextArea } from '@saddlebag/ui/text-area';
import { useCounterLabels } from '../../../widgets/counter-labels/index.ts';
import { PasteMark, usePasteMark } from './paste-mark.tsx';

/** What the rider should know on the way; goes with the address. */
export function RiderNote() {
  const t = useT();
  const change = useUnit(fieldChanged);
  const notes = useStoreMap($draft, (draft) => draft.notes);
  const labels = useCounterLabels();
  const isPasted = usePasteMark('notes');

  return (
    <TextArea
      name="notes"
      label={t('request.notes')}
      note={t('request.optional')}
      hint={isPasted ? <PasteMark field="notes" label={t('request.notes')} /> : t('request.notes-hint')}
      limit={limits.notesBytes}
      unit="byte"
      labels={labels}
      value={notes}
      onValueChange={(value) => {
        change({ field: 'notes', value });
      }}
    />
  );
}
