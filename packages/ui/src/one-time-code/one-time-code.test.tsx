import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { OneTimeCode, OneTimeCodeInput } from './index.ts';
import type { OneTimeCodeProps } from './index.ts';

const field = () => screen.getByLabelText<HTMLInputElement>('Code');
const show = (props: Partial<OneTimeCodeProps> = {}) => render(<OneTimeCode label="Code" {...props} />);

describe('a one-time code', () => {
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

  it('is one field to which a phone offers the code of a message', () => {
    show();

    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
    expect(field().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });

  it('takes digits of any script and nothing else', async () => {
    const change = vi.fn();
    show({ onValueChange: change });

    await userEvent.type(field(), '১a2٣-４');

    expect(field().value).toBe('1234');
    expect(change.mock.lastCall).toEqual(['1234']);
    expect(change).toHaveBeenCalledTimes(4);
  });

  it('takes a whole code by paste, in place of what was there', async () => {
    const complete = vi.fn();
    show({ onComplete: complete, defaultValue: '111111' });

    await userEvent.click(field());
    await userEvent.paste('402-817');

    expect(field().value).toBe('402817');
    expect(complete.mock.calls).toEqual([['402817']]);
  });

  it('takes a whole code by autofill, however it is written', () => {
    const complete = vi.fn();
    show({ onComplete: complete });

    fireEvent.change(field(), { target: { value: '402 817' } });

    expect(field().value).toBe('402817');
    expect(complete.mock.calls).toEqual([['402817']]);
  });

  it('adds some pasted digits at the caret', async () => {
    show({ defaultValue: '12' });

    await userEvent.click(field());
    await userEvent.paste('34');

    expect(field().value).toBe('1234');
  });

  it('keeps the caret beside a digit that is mended', async () => {
    show({ defaultValue: '402817' });
    await userEvent.click(field());
    field().setSelectionRange(2, 2);

    await userEvent.keyboard('9');

    expect(field().value).toBe('409817');
    expect(field().selectionStart).toBe(3);
  });

  it('keeps the caret when what was typed is no digit', async () => {
    show({ defaultValue: '402817' });
    await userEvent.click(field());
    field().setSelectionRange(2, 2);

    await userEvent.keyboard('x');

    expect(field().value).toBe('402817');
    expect(field().selectionStart).toBe(2);
  });

  it('sends nothing by itself while an error shows', async () => {
    const complete = vi.fn();
    show({ onComplete: complete, error: 'Wrong code', defaultValue: '40281' });

    await userEvent.type(field(), '7');

    expect(field().value).toBe('402817');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(complete).not.toHaveBeenCalled();
  });

  it('tells of a complete code once, not at each press after it', async () => {
    const complete = vi.fn();
    show({ onComplete: complete });

    await userEvent.type(field(), '4028179');

    expect(complete.mock.calls).toEqual([['402817']]);
  });

  it('leaves the text alone while a word is being composed', () => {
    const change = vi.fn();
    show({ onValueChange: change });

    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'ni' }, isComposing: true });
    expect(field().value).toBe('ni');
    expect(change).not.toHaveBeenCalled();

    fireEvent.input(field(), { target: { value: '２' }, isComposing: true });
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('2');
    expect(change.mock.calls).toEqual([['2']]);
  });

  it('shows what its owner holds, and nothing else', async () => {
    function Owner() {
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
    render(<Owner />);

    await userEvent.type(field(), '93');
    expect(field().value).toBe('123');

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
  });

  it('is part of the form under its name', async () => {
    render(
      <form aria-label="Sign in">
        <OneTimeCode label="Code" name="code" />
      </form>,
    );

    await userEvent.type(field(), '402 817');

    expect(new FormData(screen.getByRole('form')).get('code')).toBe('402817');
  });
});
