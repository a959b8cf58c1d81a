import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { Field } from './index.ts';

const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it('names its control and describes it with hint and error, in that order', () => {
    render(<TextField label="Email" hint="The receipt goes there." error="Please enter a valid email" />);

    const control = screen.getByLabelText('Email');
    expect(describedBy(control)).toEqual(['The receipt goes there.', 'Please enter a valid email']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('forgets an error that has gone', () => {
    const { rerender } = render(<TextField label="Email" error="Please enter a valid email" />);

    rerender(<TextField label="Email" />);

    const control = screen.getByLabelText('Email');
    expect(describedBy(control)).toEqual([]);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('hands required and disabled to its control', () => {
    render(<PasswordField label="Password" required disabled />);

    const control = screen.getByLabelText('Password');
    expect(control).toHaveProperty('required', true);
    expect(control).toHaveProperty('disabled', true);
  });

  it('ties a control that is not of this library', () => {
    render(
      <Field.Root>
        <Field.Label>Pickup code</Field.Label>
        <Field.Control>
          <input />
        </Field.Control>
        <Field.Hint>The rider says it.</Field.Hint>
      </Field.Root>,
    );

    expect(describedBy(screen.getByLabelText('Pickup code'))).toEqual(['The rider says it.']);
  });

  it('says what is wrong, why it matters and how to mend it when a part stands alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Field.Label>Name</Field.Label>)).toThrow(
      'Field.Label is rendered outside Field.Root, so it cannot be tied to its control, and screen readers would not connect the two. Wrap it in <Field.Root>.',
    );
  });
});
