import { CardFields } from '../index.ts';
import type { CardHosting, CardPart } from '../index.ts';

/** Stands for a provider's script: it puts a frame of its own into each slot. */
const provider: CardHosting = {
  mount: (part, slot) => {
    const frame = document.createElement('iframe');
    frame.title = titles[part];
    slot.append(frame);
    return () => {
      frame.remove();
    };
  },
  problems: { expiry: 'past' },
};

const titles: Readonly<Record<CardPart, string>> = {
  number: 'Card number, by the payment provider',
  expiry: 'Expiry date, by the payment provider',
  holder: 'Name on the card, by the payment provider',
  securityCode: 'Security code, by the payment provider',
};

/** The same layout around the frames of a provider: the card never reaches the page. */
export function CardFieldsHosted() {
  return (
    <div className="max-w-md">
      <CardFields.Root label="Payment card" hosted={provider}>
        <CardFields.Number />
        <CardFields.Expiry />
        <CardFields.SecurityCode />
        <CardFields.Holder />
      </CardFields.Root>
    </div>
  );
}
