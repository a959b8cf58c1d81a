import { useUnit } from 'effector-react';
import { requestLimits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { fieldChanged } from '@saddlebag/domain/request';
import { TextArea } from '@saddlebag/ui/text-area';
import { useTextLimitLabels } from '../../../widgets/text-limit-labels/index.ts';
import { fieldStates } from '../form/field-state.ts';
import type { ExtraFieldProps } from './extra-field-props.ts';

/** The field in which the vendor describes the goods. */
export function OrderDescription({ controlRef }: ExtraFieldProps) {
  const t = useT();
  const changeField = useUnit(fieldChanged);
  const { value, error } = useUnit(fieldStates.description);
  const labels = useTextLimitLabels();

  return (
    <TextArea
      name="description"
      ref={controlRef}
      label={t('request.description')}
      note={t('request.optional')}
      limit={requestLimits.descriptionCharacters}
      labels={labels}
      value={value}
      error={error ? t(error) : undefined}
      onValueChange={(text) => {
        changeField({ field: 'description', value: text });
      }}
    />
  );
}
