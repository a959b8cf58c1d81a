import { loginFailures, type LoginFailureReason } from '@saddlebag/domain/contracts';

/** Thrown by a handler to answer an error: the message, and the key of its translation. */
export class Refusal extends Error {
  readonly status: number;
  readonly translationKey: string;

  constructor(status: number, message: string, translationKey: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.translationKey = translationKey;
  }

  /** The wire's error body. */
  get body(): { readonly message: string; readonly meta: { readonly translation_key: string } } {
    return { message: this.message, meta: { translation_key: this.translationKey } };
  }
}

/** The one answer for what does not exist and for what belongs to somebody else. */
export const notFound = (): Refusal => new Refusal(404, 'not-found', 'error.not-found');

/** Input that does not fit the call. */
export const invalidRequest = (detail: string): Refusal =>
  new Refusal(400, `Invalid request: ${detail}`, 'error.invalid-request');

/** No session, or one that has ended. */
export const unauthorized = (): Refusal => new Refusal(401, 'unauthorized', 'error.unauthorized');

/** The identity provider's no. */
export const loginRefused = (reason: LoginFailureReason): Refusal => {
  const { status, message } = loginFailures[reason];
  return new Refusal(status, message, `auth.${message}`);
};
