import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { Field } from '../../field/index.ts';
import { AddressAutocomplete } from '../index.ts';
import { places } from '../examples/places.ts';
import type { AddressAutocompleteRootProps } from '../index.ts';

type TestFormProps = Partial<AddressAutocompleteRootProps> & {
  readonly text?: string;
  readonly error?: string;
};

function TestForm({ text = '', error, onSubmit, ...props }: TestFormProps) {
  const [value, setValue] = useState(text);
  return (
    <form onSubmit={onSubmit as never}>
      <Field.Root>
        <Field.Label>Deliver to</Field.Label>
        <AddressAutocomplete.Root
          items={places}
          status="ready"
          onItemPick={vi.fn()}
          {...props}
          inputValue={value}
          onInputValueChange={setValue}
        >
          <AddressAutocomplete.Input />
          <AddressAutocomplete.Content />
        </AddressAutocomplete.Root>
        {error && <Field.Error>{error}</Field.Error>}
      </Field.Root>
    </form>
  );
}

/** Renders the field in a form. */
export function renderForm(props: TestFormProps = {}) {
  const user = userEvent.setup();
  const onItemPick = vi.fn();
  const onActionPick = vi.fn();
  const allProps = { onItemPick, onActionPick, ...props };
  const view = render(<TestForm {...allProps} />);
  const update = (next: TestFormProps) => {
    view.rerender(<TestForm {...allProps} {...next} />);
  };
  return { user, onItemPick, onActionPick, update, field: screen.getByRole<HTMLInputElement>('combobox') };
}
export const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);
