import { useState } from 'react';
import { Field } from '../../field/index.ts';
import { LanguagePicker } from '../index.ts';
import { allLanguages } from './languages.ts';
import type { LanguageOption } from '../index.ts';

/** A picker inside a field, with 44 languages by default. */
export function LanguagePreference({
  languages = allLanguages,
  initial = 'en',
  disabled = false,
}: LanguagePreferenceProps) {
  const [tag, setTag] = useState(initial);
  return (
    <Field.Root disabled={disabled} className="max-w-sm">
      <Field.Label>Language of the portal</Field.Label>
      <LanguagePicker languages={languages} value={tag} onValueChange={setTag} />
    </Field.Root>
  );
}

interface LanguagePreferenceProps {
  readonly languages?: readonly LanguageOption[];
  readonly initial?: string;
  readonly disabled?: boolean;
}
