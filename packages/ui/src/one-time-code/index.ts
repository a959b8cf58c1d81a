export { OneTimeCode } from './one-time-code.tsx';
export { OneTimeCodeInput } from './one-time-code-input.tsx';
export type { OneTimeCodeProps } from './one-time-code.tsx';
export type { OneTimeCodeInputProps } from './one-time-code-input.tsx';
