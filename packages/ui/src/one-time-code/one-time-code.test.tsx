import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { OneTimeCode, OneTimeCodeInput } from './index.ts';
import type { OneTimeCodeProps } from './index.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const renderCode = (props: Partial<OneTimeCodeProps> = {}) => render(<OneTimeCode label="Code" {...props} />);

describe('OneTimeCode', () => {
  describeConformance('OneTimeCode', {
    slot: 'field',
    nativeSlot: 'one-time-code-input',
    render: (props) => <OneTimeCode {...props} label="Code" />,
  });
  describeConformance('OneTimeCodeInput', {
    slot: 'one-time-code',
    nativeSlot: 'one-time-code-input',
    render: (props) => <OneTimeCodeInput {...props} aria-label="Code" />,
  });

  it('renders a single left-to-right input that supports one-time-code autofill', () => {
    renderCode();

    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    expect(field().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });

  it('accepts digits of any script and ignores other characters', async () => {
    const onValueChange = vi.fn();
    renderCode({ onValueChange });

    await userEvent.type(field(), '১a2٣-４');

    expect(field().value).toBe('1234');
    expect(onValueChange.mock.lastCall).toEqual(['1234']);
    expect(onValueChange).toHaveBeenCalledTimes(4);
  });

  it('replaces the value when a whole code is pasted', async () => {
    const onComplete = vi.fn();
    renderCode({ onComplete, defaultValue: '111111' });

    await userEvent.click(field());
    await userEvent.paste('402-817');

    expect(field().value).toBe('402817');
    expect(onComplete.mock.calls).toEqual([['402817']]);
  });

  it('accepts an autofilled code that contains a space', () => {
    const onComplete = vi.fn();
    renderCode({ onComplete });

    fireEvent.change(field(), { target: { value: '402 817' } });

    expect(field().value).toBe('402817');
    expect(onComplete.mock.calls).toEqual([['402817']]);
  });

  it('inserts a pasted part of a code at the caret', async () => {
    renderCode({ defaultValue: '12' });

    await userEvent.click(field());
    await userEvent.paste('34');

    expect(field().value).toBe('1234');
  });

  it('replaces the digit after the caret and moves the caret past it', async () => {
    renderCode({ defaultValue: '402817' });
    await userEvent.click(field());
    field().setSelectionRange(2, 2);

    await userEvent.keyboard('9');

    expect(field().value).toBe('409817');
    expect(field().selectionStart).toBe(3);
  });

  it('keeps the caret position when a letter is typed', async () => {
    renderCode({ defaultValue: '402817' });
    await userEvent.click(field());
    field().setSelectionRange(2, 2);

    await userEvent.keyboard('x');

    expect(field().value).toBe('402817');
    expect(field().selectionStart).toBe(2);
  });

  it('does not call onComplete while an error is shown', async () => {
    const onComplete = vi.fn();
    renderCode({ onComplete, error: 'Wrong code', defaultValue: '40281' });

    await userEvent.type(field(), '7');

    expect(field().value).toBe('402817');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('calls onComplete once when more digits follow a complete code', async () => {
    const onComplete = vi.fn();
    renderCode({ onComplete });

    await userEvent.type(field(), '4028179');

    expect(onComplete.mock.calls).toEqual([['402817']]);
  });

  it('leaves the text unconverted until an IME composition ends', () => {
    const onValueChange = vi.fn();
    renderCode({ onValueChange });

    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ni' }, isComposing: true });
    expect(field().value).toBe('ni');
    expect(onValueChange).not.toHaveBeenCalled();

    fireEvent.input(field(), { target: { value: '２' }, isComposing: true });
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('2');
    expect(onValueChange.mock.calls).toEqual([['2']]);
  });

  it('shows the controlled value instead of the typed text', async () => {
    function ControlledCode() {
      const [code, setCode] = useState('12');
      return (
        <>
          <OneTimeCode label="Code" value={code} onValueChange={(next) => setCode(next.replace('9', ''))} />
          <button type="button" onClick={() => setCode('')}>
            Clear
          </button>
        </>
      );
    }
    render(<ControlledCode />);

    await userEvent.type(field(), '93');
    expect(field().value).toBe('123');

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
  });

  it('submits the code under its name', async () => {
    render(
      <form aria-label="Sign in">
        <OneTimeCode label="Code" name="code" />
      </form>,
    );

    await userEvent.type(field(), '402 817');

    expect(new FormData(screen.getByRole('form')).get('code')).toBe('402817');
  });
});
