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
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

afterEach(() => {
  vi.useRealTimers();
});

describe('a password field with rules', () => {
  it('marks each rule while the password is typed, in words too', async () => {
    render(<NewPasswordField label="Password" rules={rules} />);
    expect(lines()).toEqual(['8 characters (missing)', 'a digit (missing)']);

    await userEvent.type(field(), 'saddle1');
    expect(lines()).toEqual(['8 characters (missing)', 'a digit (done)']);

    await userEvent.type(field(), 'b');
    expect(lines()).toEqual(['8 characters (done)', 'a digit (done)']);
  });

  it('marks the rules of a password that its owner holds, or that is there from the start', () => {
    const { rerender } = render(<NewPasswordField label="Password" rules={rules} value="1" readOnly />);
    expect(lines()).toEqual(['8 characters (missing)', 'a digit (done)']);

    rerender(<NewPasswordField label="Password" rules={rules} value="saddlebag" readOnly />);
    expect(lines()).toEqual(['8 characters (done)', 'a digit (missing)']);

    rerender(<NewPasswordField key="own" label="Password" rules={rules} defaultValue="7" />);
    expect(lines()).toEqual(['8 characters (missing)', 'a digit (done)']);
  });

  it('describes the password by its rules, beside hint and error', () => {
    render(<NewPasswordField label="Password" rules={rules} hint="Choose well." error="Too weak" />);

    const described = (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['8 characters (missing)a digit (missing)', 'Choose well.', 'Too weak']);
    expect(field().autocomplete).toBe('new-password');
  });

  it('says what is missing when the person rests, not at every key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<NewPasswordField label="Password" rules={rules} />);
    const pass = (time: number) => {
      act(() => {
        vi.advanceTimersByTime(time);
      });
    };
    pass(5000);
    expect(screen.getByRole('status').textContent).toBe('');

    await user.type(field(), 'saddle1');
    pass(500);
    expect(screen.getByRole('status').textContent).toBe('');
    pass(1000);
    expect(screen.getByRole('status').textContent).toBe('Still missing: 8 characters');

    await user.type(field(), 'b');
    pass(1500);
    expect(screen.getByRole('status').textContent).toBe('The password has all it needs');
  });

  it('keeps focus and selection of the field when the password is shown', async () => {
    render(<PasswordField label="Password" defaultValue="Saddle1!bag" />);
    await userEvent.click(field());
    field().setSelectionRange(2, 5);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

    expect(field().type).toBe('text');
    expect(field()).toBe(document.activeElement);
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5]);
  });

  it('speaks in the words it is given, and in English where they are left out', () => {
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
    expect(lines()).toEqual(['8 characters (missing)', 'a digit (erfüllt)']);
  });
});
