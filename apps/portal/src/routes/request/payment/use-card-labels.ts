import { useMemo } from 'react';
import { useT } from '@saddlebag/domain/react';
import type { CardFieldsLabels, CardPart } from '@saddlebag/ui/card-fields';

const keyParts: Readonly<Record<CardPart, string>> = {
  number: 'number',
  expiry: 'expiry',
  holder: 'holder',
  securityCode: 'code',
};

/** Returns the labels of the card fields in the vendor's language. */
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
      problem: (part, problem) => t(`payment.problem.${keyParts[part]}-${problem}`),
    }),
    [t],
  );
}
