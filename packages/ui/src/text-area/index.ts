export { measureText } from './measure-text.ts';
export { TextArea } from './text-area.tsx';
export { TextAreaInput } from './text-area-input.tsx';
export type { TextUnit } from './measure-text.ts';
export type { TextAreaCounterLabels } from './text-area-counter.tsx';
export type { TextAreaInputProps } from './text-area-input.tsx';
export type { TextAreaProps } from './text-area.tsx';
