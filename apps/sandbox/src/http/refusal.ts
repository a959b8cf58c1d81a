import { loginFailures, type LoginFailureReason } from '@saddlebag/domain/contracts';

/** Thrown by a handler to answer with an error status, a message and the key of its translation. */
export class Refusal extends Error {
  readonly status: number;
  readonly translationKey: string;
  /** Value of the `Retry-After` header. Undefined if a retry would get the same refusal. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, translationKey: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.translationKey = translationKey;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The error body on the wire. */
  get body(): { readonly message: string; readonly meta: { readonly translation_key: string } } {
    return { message: this.message, meta: { translation_key: this.translationKey } };
  }
}

/** Answers both for a missing record and for one of another account, so that ids cannot be probed. */
export const notFound = (): Refusal => new Refusal(404, 'not-found', 'error.not-found');

/** Thrown when a request does not match its contract. */
export const invalidRequest = (detail: string): Refusal =>
  new Refusal(400, `Invalid request: ${detail}`, 'error.invalid-request');

/** Thrown when a call has no session, or its session has ended. */
export const unauthorized = (): Refusal => new Refusal(401, 'unauthorized', 'error.unauthorized');

/** Thrown when the service has no capacity for a request now. */
export const tooManyRequests = (retryAfterSeconds: number, translationKey: string): Refusal =>
  new Refusal(429, 'too-many-requests', translationKey, retryAfterSeconds);

/** Thrown when a sign-in fails. Status and message follow the identity provider. */
export const loginRefusal = (reason: LoginFailureReason, retryAfterSeconds?: number): Refusal => {
  const { status, message } = loginFailures[reason];
  return new Refusal(status, message, `auth.${message}`, retryAfterSeconds);
};
