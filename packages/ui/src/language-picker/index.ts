export { LanguagePicker } from './language-picker.tsx';
export { languagePickerLabels } from './language-picker.labels.ts';
export type { LanguageOption } from './language-option.ts';
export type { LanguagePickerLabels } from './language-picker.labels.ts';
export type { LanguagePickerProps } from './language-picker.tsx';
