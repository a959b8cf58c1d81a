import { limits } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { DraftField } from '../form/draft-field.tsx';
import type { ExtraFieldProps } from './extra-field-props.ts';

/** The field for the VAT number on the invoice. */
export function VatNumber({ controlRef }: ExtraFieldProps) {
  const t = useT();
  return (
    <DraftField
      name="vatNumber"
      label={t('vat.label')}
      note={t('request.optional')}
      hint={t('vat.hint')}
      hintPosition="beside"
      autoComplete="off"
      ref={controlRef}
      dir="ltr"
      maxLength={limits.vatNumberCharacters * 2}
    />
  );
}
