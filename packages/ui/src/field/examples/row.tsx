import { TextField } from '../../text-field/index.ts';
import { Field } from '../index.ts';

/** `Field.Row` keeps fields in line, even if a label wraps or only one field has a hint. */
export function FieldRowExample() {
  return (
    <Field.Row className="max-w-72">
      <TextField label="Flat" note="Optional" defaultValue="4B" />
      <TextField
        label="Building or name of the estate"
        note="Optional"
        hint="As on the sign"
        defaultValue="Heron Court"
      />
    </Field.Row>
  );
}
