import type { PhoneKind } from './parse-digits.ts';

/** Part of a message that can be a phone number. */
export interface PhoneSpan {
  readonly e164: string;
  readonly kind: PhoneKind;
  readonly start: number;
  readonly end: number;
  readonly digits: string;
  /** True if the span starts or ends where its run of digits does. */
  readonly startsRun: boolean;
  readonly endsRun: boolean;
  readonly groupCount: number;
  readonly isSpoken: boolean;
}
