import { useMemo } from 'react';
import { useT } from '@saddlebag/domain/react';
import type { CardFieldsLabels, CardPart } from '@saddlebag/ui/card-fields';

const names: Readonly<Record<CardPart, string>> = {
  number: 'number',
  expiry: 'expiry',
  holder: 'holder',
  securityCode: 'code',
};

/** The words of the card's fields in the language on the screen. */
export function useCardLabels(): CardFieldsLabels {
  const t = useT();
  return useMemo(
    () => ({
      number: t('payment.field.number'),
      expiry: t('payment.field.expiry'),
      holder: t('payment.field.holder'),
      securityCode: t('payment.field.security-code'),
      expiryExample: t('payment.field.expiry-example'),
      codeDigits: (length) =>
        length === null ? t('payment.field.code-any') : t('payment.field.code-digits', { count: length }),
      problem: (part, problem) => t(`payment.problem.${names[part]}-${problem}`),
    }),
    [t],
  );
}
