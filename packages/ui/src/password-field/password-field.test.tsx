import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordField, PasswordField } from './index.ts';
import type { PasswordRule } from './index.ts';

const rules: readonly PasswordRule[] = [
  { id: 'length', label: '8 characters', isMet: (value) => value.length >= 8 },
  { id: 'digit', label: 'a digit', isMet: (value) => /\d/.test(value) },
];
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const ruleTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

afterEach(() => {
  vi.useRealTimers();
});

describe('password field', () => {
  it('updates the text of each rule as the user types', async () => {
    render(<NewPasswordField label="Password" rules={rules} />);
    expect(ruleTexts()).toEqual(['8 characters (missing)', 'a digit (missing)']);

    await userEvent.type(field(), 'saddle1');
    expect(ruleTexts()).toEqual(['8 characters (missing)', 'a digit (done)']);

    await userEvent.type(field(), 'b');
    expect(ruleTexts()).toEqual(['8 characters (done)', 'a digit (done)']);
  });

  it('marks the met rules of a controlled value and of a default value', () => {
    const { rerender } = render(<NewPasswordField label="Password" rules={rules} value="1" readOnly />);
    expect(ruleTexts()).toEqual(['8 characters (missing)', 'a digit (done)']);

    rerender(<NewPasswordField label="Password" rules={rules} value="saddlebag" readOnly />);
    expect(ruleTexts()).toEqual(['8 characters (done)', 'a digit (missing)']);

    rerender(<NewPasswordField key="uncontrolled" label="Password" rules={rules} defaultValue="7" />);
    expect(ruleTexts()).toEqual(['8 characters (missing)', 'a digit (done)']);
  });

  it('describes the input by its rules, hint and error', () => {
    render(<NewPasswordField label="Password" rules={rules} hint="Choose well." error="Too weak" />);

    const descriptions = (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(descriptions).toEqual(['8 characters (missing)a digit (missing)', 'Choose well.', 'Too weak']);
    expect(field().autocomplete).toBe('new-password');
  });

  it('announces unmet rules only after the user stops typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<NewPasswordField label="Password" rules={rules} />);
    const advanceTime = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    };
    advanceTime(5000);
    expect(screen.getByRole('status').textContent).toBe('');

    await user.type(field(), 'saddle1');
    advanceTime(500);
    expect(screen.getByRole('status').textContent).toBe('');
    advanceTime(1000);
    expect(screen.getByRole('status').textContent).toBe('Still missing: 8 characters');

    await user.type(field(), 'b');
    advanceTime(1500);
    expect(screen.getByRole('status').textContent).toBe('The password has all it needs');
  });

  it('keeps focus and selection when the user reveals the password', async () => {
    render(<PasswordField label="Password" defaultValue="Saddle1!bag" />);
    await userEvent.click(field());
    field().setSelectionRange(2, 5);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(field().type).toBe('text');
    expect(field()).toBe(document.activeElement);
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5]);
  });

  it('uses the English texts for labels that are not set', () => {
    render(
      <NewPasswordField
        label="Password"
        rules={rules}
        labels={{ reveal: 'Zeigen', met: 'erfüllt' }}
        value="1"
        readOnly
      />,
    );

    expect(screen.getByRole('button', { name: 'Zeigen' })).toBeTruthy();
    expect(ruleTexts()).toEqual(['8 characters (missing)', 'a digit (erfüllt)']);
  });
});
