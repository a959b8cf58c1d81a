import { Field } from '../index.ts';

/** Any control is tied to its label, hint and error, also one that is not part of the library. */
export function FieldComposition() {
  return (
    <Field.Root required>
      <Field.Label note="3 to 30 signs">Pickup code</Field.Label>
      <Field.Hint>The rider says it at the counter.</Field.Hint>
      <Field.Control>
        <input
          className="min-h-control rounded-control border-border-strong bg-surface px-3"
          defaultValue="7"
        />
      </Field.Control>
      <Field.Error>The code is too short. Use at least 3 signs.</Field.Error>
    </Field.Root>
  );
}
