import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { CardFields } from '../index.ts';
import { tokenize } from './tokenize.ts';
import type { CardSummary } from '../index.ts';

/** Card fields in a form. The page receives only the scheme and the last digits. */
export function CardFieldsPayment() {
  const [card, setCard] = useState<CardSummary | null>(null);
  const [token, setToken] = useState<string | null>(null);
  return (
    <form className="grid max-w-md gap-5" noValidate>
      <CardFields.Root
        label="Payment card"
        today="2026-11-21"
        onChange={setCard}
        onTokenize={async (clearCard) => {
          setToken(await tokenize(clearCard));
        }}
      >
        <CardFields.Number />
        <CardFields.Expiry />
        <CardFields.SecurityCode />
        <CardFields.Holder />
      </CardFields.Root>
      <Button type="submit">Save the card</Button>
      <p role="status">
        {token
          ? `Saved as ${token}`
          : card?.isComplete && `${card.scheme ?? ''} ending in ${card.lastDigits ?? ''}`}
      </p>
    </form>
  );
}
