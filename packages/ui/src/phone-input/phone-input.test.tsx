import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { loadPhoneReader, PhoneInput } from './index.ts';
import type { PhoneInputProps, PhoneValue } from './index.ts';

beforeAll(async () => {
  await loadPhoneReader();
});

function TestForm({
  onValueChange,
  initial = '',
  ...props
}: Partial<PhoneInputProps> & { readonly initial?: string }) {
  const [text, setText] = useState(initial);
  return (
    <Field.Root>
      <Field.Label>Phone</Field.Label>
      <PhoneInput
        country="bd"
        {...props}
        value={text}
        onValueChange={(value) => {
          setText(value.text);
          onValueChange?.(value);
        }}
      />
    </Field.Root>
  );
}

/** Renders the field, focuses it and waits for the numbering plans. */
async function renderField(props: Parameters<typeof TestForm>[0] = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn<(value: PhoneValue) => void>();
  const view = render(<TestForm onValueChange={onValueChange} {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.click(field);
  await waitFor(() => {
    expect(field.placeholder).not.toBe('');
  });
  return { user, field, view, lastValue: () => onValueChange.mock.lastCall?.[0] };
}

/** Renders the field outside React's `act`, so that passive effects run after the paint, as in a browser. */
function renderWithoutAct(initial: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<TestForm initial={initial} />);
  return screen.getByLabelText<HTMLInputElement>('Phone');
}

describe('PhoneInput', () => {
  it('renders a left-to-right telephone field with autofill', async () => {
    const { field } = await renderField();

    expect(field).toHaveProperty('type', 'tel');
    expect(field.inputMode).toBe('tel');
    expect(field.autocomplete).toBe('tel');
    expect(field.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });

  it('keeps a character typed while the numbering plans load', async () => {
    const field = renderWithoutAct('ask ');
    const typed = new Promise<void>((resolve) => {
      // Runs after the commit that shows the placeholder and before React's passive effects.
      new MutationObserver((_, observer) => {
        observer.disconnect();
        fireEvent.input(field, { target: { value: 'ask R' }, inputType: 'insertText', data: 'R' });
        resolve();
      }).observe(field, { attributeFilter: ['placeholder'] });
    });

    await typed;
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(field.value).toBe('ask R');
  });

  // Proves: piece.phone-input
  it('shows the calling code and an example number of its country', async () => {
    const { field } = await renderField();

    expect(screen.getByText('+880')).toBeDefined();
    expect(field.placeholder).toMatch(/^01\d{3}-\d{6}$/);
  });

  it('formats while typing and emits E.164 once the number is possible', async () => {
    const { user, field, lastValue } = await renderField();

    await user.keyboard('01812345678');

    expect(field.value).toBe('01812-345678');
    expect(lastValue()).toEqual({
      text: '01812-345678',
      e164: '+8801812345678',
      possible: true,
      country: 'BD',
    });
  });

  it('keeps the caret position while typing in the middle of the number', async () => {
    const { user, field } = await renderField();
    await user.keyboard('0181234567');

    field.setSelectionRange(3, 3);
    await user.keyboard('9');

    expect(field.value).toBe('01891-234567');
    expect(field.selectionStart).toBe(4);
  });

  it('deletes the digit before a separator on Backspace', async () => {
    const { user, field } = await renderField();
    await user.keyboard('01812345678');

    field.setSelectionRange(6, 6);
    await user.keyboard('{Backspace}');

    expect(field.value).toBe('01813-45678');
  });

  it('accepts a pasted number in another script and format', async () => {
    const { user, field, lastValue } = await renderField();

    await user.paste('\u202A٠٠٨٨٠ ١٨١٢ ٣٤٥٦٧٨\u202C');

    expect(field.value).toBe('01812-345678');
    expect(lastValue()?.e164).toBe('+8801812345678');
  });

  it('selects the country of a pasted number', async () => {
    const { user, field, lastValue } = await renderField({ countries: ['bd', 'pk'] });

    await user.paste('+92 301 2345678');

    expect(field.value).toBe('0301 2345678');
    expect(screen.getByLabelText<HTMLSelectElement>('Country calling code').value).toBe('PK');
    expect(lastValue()).toMatchObject({ e164: '+923012345678', country: 'PK' });
  });

  it('parses the number again when another country is selected', async () => {
    const { user, lastValue } = await renderField({ countries: ['bd', 'sg'] });
    await user.keyboard('91234567');

    await user.selectOptions(screen.getByLabelText('Country calling code'), 'SG');

    expect(lastValue()).toMatchObject({ e164: '+6591234567', possible: true, country: 'SG' });
  });

  it('accepts a number from a country outside the list', async () => {
    const { user, field, lastValue } = await renderField();

    await user.paste('+44 20 7946 0958');

    await waitFor(() => {
      expect(lastValue()).toMatchObject({ e164: '+442079460958', possible: true, country: 'GB' });
    });
    expect(field.value).toBe('+44 20 7946 0958');
  });

  it('keeps text that is not a phone number unchanged', async () => {
    const { user, field, lastValue } = await renderField();

    await user.keyboard('ask Rahim');
    await user.tab();

    expect(field.value).toBe('ask Rahim');
    expect(lastValue()).toMatchObject({ e164: null, possible: false });
  });

  it('formats a restored number without user input', async () => {
    const onValueChange = vi.fn<(value: PhoneValue) => void>();
    render(<TestForm initial="+8801812345678" onValueChange={onValueChange} />);

    await waitFor(() => {
      expect(onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ e164: '+8801812345678', text: '01812-345678' }),
      );
    });
  });

  it('emits a controlled number once, after the numbering plans have loaded', async () => {
    const onValueChange = vi.fn<(value: PhoneValue) => void>();
    const { rerender } = render(<PhoneInput country="bd" value="" onValueChange={onValueChange} />);

    rerender(<PhoneInput country="bd" value="01711-223304" onValueChange={onValueChange} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '01711-223304');
    await waitFor(() => {
      expect(onValueChange).toHaveBeenCalled();
    });

    expect(onValueChange.mock.calls).toEqual([
      [expect.objectContaining({ possible: true, e164: '+8801711223304' })],
    ]);
  });

  it('formats a new number set by the consumer', async () => {
    const { view } = await renderField();
    const saved = render(<PhoneInput country="BD" aria-label="Saved" value="" />);

    saved.rerender(<PhoneInput country="BD" aria-label="Saved" value="+8801912345678" />);

    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('Saved').value).toBe('01912-345678');
    });
    view.unmount();
  });

  it('forwards its ref and reflects the error of the field', async () => {
    const ref = { current: null as HTMLInputElement | null };
    render(
      <Field.Root>
        <Field.Label>Phone</Field.Label>
        <PhoneInput country="BD" ref={ref} />
        <Field.Error>Fill the phone</Field.Error>
      </Field.Root>,
    );
    await act(async () => {
      await loadPhoneReader();
    });

    expect(ref.current).toBe(screen.getByLabelText('Phone'));
    expect(ref.current?.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('PhoneInput element', () => {
  describeConformance('PhoneInput', {
    slot: 'phone-input',
    nativeSlot: 'input',
    render: (props) => <PhoneInput {...props} country="bd" aria-label="Phone" />,
  });

  it('calls a callback ref once across renders', () => {
    const ref = vi.fn();
    const view = render(<PhoneInput ref={ref} country="bd" aria-label="Phone" />);

    view.rerender(<PhoneInput ref={ref} country="sg" aria-label="Phone" />);

    expect(ref).toHaveBeenCalledExactlyOnceWith(screen.getByLabelText('Phone'));
  });
});
