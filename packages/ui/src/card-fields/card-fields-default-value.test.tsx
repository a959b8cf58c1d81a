import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CardFields } from './index.ts';

const cardNumber = '4111111111111111';
const acceptCard = () => Promise.resolve();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('CardFields with default values', () => {
  it('starts with the given expiry date and name, and submits them', async () => {
    const tokenize = vi.fn(acceptCard);
    render(
      <form aria-label="Pay">
        <CardFields.Root label="Card" today="2026-11-21" onTokenize={tokenize}>
          <CardFields.Number />
          <CardFields.Expiry defaultValue="04/29" />
          <CardFields.SecurityCode />
          <CardFields.Holder defaultValue="Amina Rahman" />
        </CardFields.Root>
        <button type="submit">Pay</button>
      </form>,
    );
    await userEvent.type(field('Card number'), cardNumber);
    await userEvent.type(field('Security code'), '987');

    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));

    expect(tokenize).toHaveBeenCalledWith({
      number: cardNumber,
      expiry: '04/29',
      holder: 'Amina Rahman',
      securityCode: '987',
    });
  });

  it('deletes the digit before the slash of a given expiry date on Backspace', async () => {
    render(
      <CardFields.Root label="Card" today="2026-11-21" onTokenize={acceptCard}>
        <CardFields.Expiry defaultValue="04/29" />
      </CardFields.Root>,
    );
    const input = field('Expiry date');
    await userEvent.click(input);
    input.setSelectionRange(3, 3);

    await userEvent.keyboard('{Backspace}');

    expect(input.value.replaceAll(/\D/g, '')).toBe('029');
  });
});
