import { NewPasswordField } from '../new-password-field.tsx';
import type { PasswordRule } from '../index.ts';

const rules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (value) => [...value].length >= 8 },
  { id: 'capital', label: 'A capital letter', isMet: (value) => /\p{Lu}/u.test(value) },
  { id: 'digit', label: 'A digit', isMet: (value) => /\p{Nd}/u.test(value) },
  { id: 'sign', label: 'One of !@#$%^&*', isMet: (value) => /[!@#$%^&*]/.test(value) },
];

/** The form defines the rules. The field marks the rules that the password meets as the user types. */
export function PasswordFieldNew() {
  return (
    <div className="max-w-md">
      <NewPasswordField label="New password" name="password" rules={rules} defaultValue="Saddle" />
    </div>
  );
}
