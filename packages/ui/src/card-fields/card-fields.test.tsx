import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { CardFields } from './index.ts';
import { collectReactStrings } from './react-strings.fixture.ts';
import type { CardFieldsActions, CardSummary, ClearCard } from './index.ts';

const cardNumber = '4111111111111111';
const acceptCard = () => Promise.resolve();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

interface ExampleProps {
  readonly onTokenize?: (card: ClearCard) => Promise<unknown>;
  readonly onChange?: (summary: CardSummary) => void;
  readonly actionsRef?: React.Ref<CardFieldsActions>;
}

const renderForm = ({ onTokenize = acceptCard, ...props }: ExampleProps = {}) =>
  render(
    <form aria-label="Pay">
      <CardFields.Root label="Card" today="2026-11-21" onTokenize={onTokenize} {...props}>
        <CardFields.Number />
        <CardFields.Expiry />
        <CardFields.SecurityCode />
        <CardFields.Holder />
      </CardFields.Root>
      <button type="submit">Pay</button>
    </form>,
  );

const fillCard = async () => {
  await userEvent.type(field('Card number'), cardNumber);
  await userEvent.type(field('Expiry date'), '0429');
  await userEvent.type(field('Security code'), '987');
  await userEvent.type(field('Name on the card'), ' Amina Rahman');
};
const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Pay' }));

describe('CardFields', () => {
  const renderInRoot = (part: React.ReactNode) => (
    <CardFields.Root label="Card" today="2026-11-21" onTokenize={acceptCard}>
      {part}
    </CardFields.Root>
  );
  describeConformance('CardFields.Root', {
    slot: 'card-fields',
    render: (props) => <CardFields.Root {...props} label="Card" today="2026-11-21" onTokenize={acceptCard} />,
  });
  for (const [name, Part] of [
    ['Number', CardFields.Number],
    ['Expiry', CardFields.Expiry],
    ['Holder', CardFields.Holder],
    ['SecurityCode', CardFields.SecurityCode],
  ] as const) {
    describeConformance(`CardFields.${name}`, {
      slot: 'field',
      nativeSlot: 'input',
      render: (props) => renderInRoot(<Part {...props} />),
    });
  }

  it('sets the autocomplete tokens, keyboard types and text directions', () => {
    renderForm();

    expect(
      ['Card number', 'Expiry date', 'Security code', 'Name on the card'].map((label) => [
        field(label).autocomplete,
        field(label).inputMode,
        field(label).dir,
      ]),
    ).toEqual([
      ['cc-number', 'numeric', 'ltr'],
      ['cc-exp', 'numeric', 'ltr'],
      ['cc-csc', 'numeric', 'ltr'],
      ['cc-name', '', 'auto'],
    ]);
  });

  it('sends the card to the tokenizer once on submit and keeps only its expiry date and name', async () => {
    const tokenize = vi.fn(acceptCard);
    renderForm({ onTokenize: tokenize });
    await fillCard();
    expect(tokenize).not.toHaveBeenCalled();

    await submitForm();

    expect(tokenize.mock.calls).toEqual([
      [{ number: cardNumber, expiry: '04/29', holder: 'Amina Rahman', securityCode: '987' }],
    ]);
    await waitFor(() => {
      expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value.trim())).toEqual([
        '',
        '04/29',
        '',
        'Amina Rahman',
      ]);
    });
    expect(screen.queryByText('Enter the card number')).toBeNull();
  });

  it('keeps the number out of React state, props, callbacks, attributes and form data', async () => {
    const onChange = vi.fn();
    const { container } = renderForm({ onChange });
    await fillCard();

    const isNumber = (text: string) => /4111\D?1111/.test(text);
    expect(isNumber(field('Card number').value)).toBe(true);
    const reactStrings = collectReactStrings(container);
    expect(reactStrings).toContain('Visa');
    expect(reactStrings.filter(isNumber)).toEqual([]);
    expect(reactStrings.filter((text) => text.includes('987'))).toEqual([]);
    expect(isNumber(JSON.stringify(onChange.mock.calls))).toBe(false);
    expect(isNumber(container.outerHTML)).toBe(false);
    expect([...new FormData(screen.getByRole('form'))]).toEqual([]);
  });

  it('reports the scheme while typing, and the last digits once the card is complete', async () => {
    const onChange = vi.fn<(summary: CardSummary) => void>();
    renderForm({ onChange });

    await userEvent.type(field('Card number'), cardNumber);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      scheme: 'Visa',
      lastDigits: null,
      isComplete: false,
    });
    expect(screen.getByRole('status').textContent).toBe('Visa');

    await fillCard();
    await userEvent.clear(field('Card number'));
    await userEvent.type(field('Card number'), cardNumber);
    expect(onChange.mock.lastCall?.[0]).toEqual({
      scheme: 'Visa',
      lastDigits: '1111',
      isComplete: true,
      problems: {},
    });
  });

  // Proves: rule.card-new
  it('shows the errors of a submitted card and focuses the first invalid field', async () => {
    const tokenize = vi.fn(acceptCard);
    renderForm({ onTokenize: tokenize });
    await userEvent.type(field('Card number'), cardNumber);
    await userEvent.type(field('Expiry date'), '1026');

    await submitForm();

    expect(tokenize).not.toHaveBeenCalled();
    expect(field('Expiry date')).toBe(document.activeElement);
    expect(field('Expiry date').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('The card has expired')).toBeTruthy();
    expect(screen.getByText('Enter the security code')).toBeTruthy();
    expect(screen.getByText('Enter the name on the card')).toBeTruthy();
    expect(field('Card number').hasAttribute('aria-invalid')).toBe(false);
  });

  // Proves: rule.card-new
  it('rejects a card number in the name field', async () => {
    renderForm();

    await userEvent.type(field('Name on the card'), '4111 1111 1111 1111');
    await userEvent.tab();

    expect(screen.getByText('Enter the name alone, without numbers')).toBeTruthy();
  });

  it('rejects a security code that is too short for the card scheme', async () => {
    renderForm();
    await userEvent.type(field('Card number'), '378282246310005');
    expect(field('Security code').placeholder).toBe('4 digits');

    await userEvent.type(field('Security code'), '123');
    await userEvent.tab();

    expect(screen.getByText('The security code is not complete')).toBeTruthy();
  });

  it('deletes the digit before a space on Backspace and leaves the caret where the digit was', async () => {
    renderForm();
    const input = field('Card number');
    await userEvent.type(input, '41111111');
    input.setSelectionRange(5, 5);

    await userEvent.keyboard('{Backspace}');

    expect(input.value).toBe('4111 111');
    expect(input.selectionStart).toBe(3);
  });

  it('reformats autofilled values', () => {
    renderForm();

    fireEvent.change(field('Card number'), { target: { value: '4111-1111-1111-1111' } });
    fireEvent.change(field('Expiry date'), { target: { value: '2029-04' } });

    expect(field('Card number').value).toBe('4111 1111 1111 1111');
    expect(field('Expiry date').value).toBe('04/29');
  });

  it('submits and clears through actionsRef and resolves each submission with its result', async () => {
    const actions = createRef<CardFieldsActions>();
    const rejection = new Error('declined');
    const tokenize = vi.fn(() => Promise.reject(rejection));
    renderForm({ actionsRef: actions, onTokenize: tokenize });

    await expect(actions.current?.submit()).resolves.toEqual({ kind: 'incomplete' });
    await fillCard();
    const first = actions.current?.submit();
    await expect(actions.current?.submit()).resolves.toEqual({ kind: 'busy' });
    await expect(first).resolves.toEqual({ kind: 'failed', reason: rejection });
    expect(field('Card number').value).toBe('4111 1111 1111 1111');

    actions.current?.clear();
    expect(field('Card number').value).toBe('');
    expect(tokenize).toHaveBeenCalledTimes(1);
  });

  it('mounts the frames of a provider and unmounts them with the form', () => {
    const unmount = vi.fn();
    const mount = vi.fn((part: string, slot: HTMLElement) => {
      slot.append(Object.assign(document.createElement('iframe'), { title: part }));
      return unmount;
    });
    const view = render(
      <CardFields.Root label="Card" hosted={{ mount, problems: { number: 'invalid' } }}>
        <CardFields.Number />
        <CardFields.Holder />
      </CardFields.Root>,
    );

    expect(screen.getByRole('group', { name: 'Card number' }).querySelector('iframe')?.title).toBe('number');
    expect(screen.getByText('This is not a card number. Check the digits.')).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toEqual([field('Name on the card')]);

    view.unmount();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('throws a helpful error when a part is rendered outside the root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<CardFields.Number />)).toThrow(
      'CardFields.Number is rendered outside CardFields.Root, so the text typed into it would never reach the tokenizer. Wrap it in <CardFields.Root>.',
    );
  });
});
