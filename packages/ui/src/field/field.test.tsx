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

describe('Field', () => {
  it('labels its control and describes it with the hint, then the error', () => {
    render(<TextField label="Email" hint="The receipt goes there." error="Please enter a valid email" />);

    const control = screen.getByLabelText('Email');
    expect(describedBy(control)).toEqual(['The receipt goes there.', 'Please enter a valid email']);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('describes its control with a hint in every position', () => {
    render(<TextField label="Email" hint="The receipt goes there." hintPosition="beside" />);

    expect(describedBy(screen.getByLabelText('Email'))).toEqual(['The receipt goes there.']);
  });

  it('clears the invalid state when the error unmounts', () => {
    const { rerender } = render(<TextField label="Email" error="Please enter a valid email" />);

    rerender(<TextField label="Email" />);

    const control = screen.getByLabelText('Email');
    expect(describedBy(control)).toEqual([]);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('passes required and disabled to its control', () => {
    render(<PasswordField label="Password" required disabled />);

    const control = screen.getByLabelText('Password');
    expect(control).toHaveProperty('required', true);
    expect(control).toHaveProperty('disabled', true);
  });

  it('labels and describes a control from outside the library', () => {
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

  it('throws a helpful error when a part is rendered outside Field.Root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Field.Label>Name</Field.Label>)).toThrow(
      'Field.Label is rendered outside Field.Root, so screen readers would not associate it with its control. Wrap it in <Field.Root>.',
    );
  });
});
