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

function Form({
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

/** Renders the field with its rules loaded and the focus in it. */
async function open(props: Parameters<typeof Form>[0] = {}) {
  const user = userEvent.setup();
  const told = vi.fn<(value: PhoneValue) => void>();
  const view = render(<Form onValueChange={told} {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.click(field);
  await waitFor(() => {
    expect(field.placeholder).not.toBe('');
  });
  return { user, field, view, last: () => told.mock.lastCall?.[0] };
}

/** Renders the field as a browser does, outside of what makes React's effects run at once in tests. */
function openBeside(initial: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<Form initial={initial} />);
  return screen.getByLabelText<HTMLInputElement>('Phone');
}

describe('PhoneInput', () => {
  it('is a telephone field that reads left to right and takes the browser’s autofill', async () => {
    const { field } = await open();

    expect(field).toHaveProperty('type', 'tel');
    expect(field.inputMode).toBe('tel');
    expect(field.autocomplete).toBe('tel');
    expect(field.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });

  it('keeps what is typed in the moment the rules arrive', async () => {
    const field = openBeside('ask ');
    const isRead = new Promise<void>((resolve) => {
      // Between the picture with the rules and what React does after it.
      new MutationObserver((_, observer) => {
        observer.disconnect();
        fireEvent.input(field, { target: { value: 'ask R' }, inputType: 'insertText', data: 'R' });
        resolve();
      }).observe(field, { attributeFilter: ['placeholder'] });
    });

    await isRead;
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(field.value).toBe('ask R');
  });

  // Proves: piece.phone-input
  it('shows the calling code and an example of its country', async () => {
    const { field } = await open();

    expect(screen.getByText('+880')).toBeDefined();
    expect(field.placeholder).toMatch(/^01\d{3}-\d{6}$/);
  });

  it('formats while a number is typed and tells E.164 once it could exist', async () => {
    const { user, field, last } = await open();

    await user.keyboard('01812345678');

    expect(field.value).toBe('01812-345678');
    expect(last()).toEqual({ text: '01812-345678', e164: '+8801812345678', possible: true, country: 'BD' });
  });

  it('keeps the caret in the middle of the number', async () => {
    const { user, field } = await open();
    await user.keyboard('0181234567');

    field.setSelectionRange(3, 3);
    await user.keyboard('9');

    expect(field.value).toBe('01891-234567');
    expect(field.selectionStart).toBe(4);
  });

  it('deletes through a separator', async () => {
    const { user, field } = await open();
    await user.keyboard('01812345678');

    field.setSelectionRange(6, 6);
    await user.keyboard('{Backspace}');

    expect(field.value).toBe('01813-45678');
  });

  it('accepts a paste in another script and shape', async () => {
    const { user, field, last } = await open();

    await user.paste('\u202A٠٠٨٨٠ ١٨١٢ ٣٤٥٦٧٨\u202C');

    expect(field.value).toBe('01812-345678');
    expect(last()?.e164).toBe('+8801812345678');
  });

  it('switches to the country of a pasted number', async () => {
    const { user, field, last } = await open({ countries: ['bd', 'pk'] });

    await user.paste('+92 301 2345678');

    expect(field.value).toBe('0301 2345678');
    expect(screen.getByLabelText<HTMLSelectElement>('Country calling code').value).toBe('PK');
    expect(last()).toMatchObject({ e164: '+923012345678', country: 'PK' });
  });

  it('reads the number anew when another country is chosen', async () => {
    const { user, last } = await open({ countries: ['bd', 'sg'] });
    await user.keyboard('91234567');

    await user.selectOptions(screen.getByLabelText('Country calling code'), 'SG');

    expect(last()).toMatchObject({ e164: '+6591234567', possible: true, country: 'SG' });
  });

  it('takes a number from a country that is not offered', async () => {
    const { user, field, last } = await open();

    await user.paste('+44 20 7946 0958');

    await waitFor(() => {
      expect(last()).toMatchObject({ e164: '+442079460958', possible: true, country: 'GB' });
    });
    expect(field.value).toBe('+44 20 7946 0958');
  });

  it('leaves what cannot be read as it was typed', async () => {
    const { user, field, last } = await open();

    await user.keyboard('ask Rahim');
    await user.tab();

    expect(field.value).toBe('ask Rahim');
    expect(last()).toMatchObject({ e164: null, possible: false });
  });

  it('reads a restored number without being touched', async () => {
    const told = vi.fn<(value: PhoneValue) => void>();
    render(<Form initial="+8801812345678" onValueChange={told} />);

    await waitFor(() => {
      expect(told).toHaveBeenLastCalledWith(
        expect.objectContaining({ e164: '+8801812345678', text: '01812-345678' }),
      );
    });
  });

  it('says nothing of a number that its owner sets before the rules have come, and then what they say', async () => {
    const told = vi.fn<(value: PhoneValue) => void>();
    const { rerender } = render(<PhoneInput country="bd" value="" onValueChange={told} />);

    rerender(<PhoneInput country="bd" value="01711-223304" onValueChange={told} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '01711-223304');
    await waitFor(() => {
      expect(told).toHaveBeenCalled();
    });

    expect(told.mock.calls).toEqual([[expect.objectContaining({ possible: true, e164: '+8801711223304' })]]);
  });

  it('shows another number that its owner sets, in whatever shape', async () => {
    const { view } = await open();
    const saved = render(<PhoneInput country="BD" aria-label="Saved" value="" />);

    saved.rerender(<PhoneInput country="BD" aria-label="Saved" value="+8801912345678" />);

    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('Saved').value).toBe('01912-345678');
    });
    view.unmount();
  });

  it('hands its element to a ref and ties itself to the error of the field', async () => {
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

describe('parts of PhoneInput', () => {
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
