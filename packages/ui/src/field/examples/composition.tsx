import { Field } from '../index.ts';

/** `Field.Control` connects an input from outside the library to the label, hint and error. */
export function FieldComposition() {
  return (
    <Field.Root required>
      <Field.Label note="3 to 30 characters">Pickup code</Field.Label>
      <Field.Hint>The rider says it at the counter.</Field.Hint>
      <Field.Control>
        <input
          className="min-h-control rounded-control border-border-strong bg-surface px-3"
          defaultValue="7"
        />
      </Field.Control>
      <Field.Error>The code is too short. Use at least 3 characters.</Field.Error>
    </Field.Root>
  );
}
