import { useUnit } from 'effector-react';
import { requestLimits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { fieldChanged } from '@saddlebag/domain/request';
import { TextArea } from '@saddlebag/ui/text-area';
import { useTextLimitLabels } from '../../../widgets/text-limit-labels/index.ts';
import { fieldStates } from '../form/field-state.ts';
import { useFieldHint } from '../form/use-field-hint.ts';
import type { ExtraFieldProps } from './extra-field-props.ts';

/** The field for a note to the rider. */
export function RiderNote({ controlRef }: ExtraFieldProps) {
  const t = useT();
  const changeField = useUnit(fieldChanged);
  const { value, error } = useUnit(fieldStates.notes);
  const labels = useTextLimitLabels();
  const replacedHint = useFieldHint('notes');

  return (
    <TextArea
      name="notes"
      ref={controlRef}
      label={t('request.notes')}
      note={t('request.optional')}
      hint={replacedHint ?? t('request.notes-hint')}
      hintPosition="beside"
      limit={requestLimits.notesBytes}
      unit="byte"
      labels={labels}
      value={value}
      error={error && t(error)}
      onValueChange={(text) => {
        changeField({ field: 'notes', value: text });
      }}
    />
  );
}
