import { attach, combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum/and';
import { not } from 'patronum/not';
import { or } from 'patronum/or';

import { requestResetCodeFx, resetPasswordFx } from '../../api/index.ts';
import { loginNameChanged, $isLoggingIn, loginSubmitted, sessionStarted } from '../session/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import { accountFailureKey } from './account-failure.ts';
import {
  $code,
  $contact,
  $invalidFields,
  $password,
  codeChanged,
  contactChanged,
  contactEditRequested,
  keptForm,
  resetOpened,
} from './form.model.ts';

export const codeRequested = createEvent();
/** The user requested another code because none arrived. */
export const codeResendRequested = createEvent();
/** The user submitted the code and the new password. */
export const passwordSubmitted = createEvent();

const requestCodeFx = attach({ effect: requestResetCodeFx });
const resetFx = attach({ effect: resetPasswordFx });

/** The step of the screen: enter the contact, enter code and password, or done. */
export type ResetStep = 'contact' | 'code' | 'done';
const $isDone = createStore(false)
  .on(resetFx.done, () => true)
  .reset(resetOpened, sessionStarted);
export const $step = combine(keptForm.$form, $isDone, ({ isCodeSent }, isDone): ResetStep =>
  isDone ? 'done' : isCodeSent ? 'code' : 'contact',
);

export const $isBusy = or(requestCodeFx.pending, resetFx.pending);
/** True while the login with the new password is in flight. */
export const $isAutoLoginPending = and($isLoggingIn, $isDone);

/** The translation key of the last failure. Null without a failure. */
export const $failure = createStore<string | null>(null)
  .on([requestCodeFx.failData, resetFx.failData], (_, failure) => accountFailureKey(failure))
  .reset(requestCodeFx, resetFx, resetOpened, contactChanged, contactEditRequested, codeChanged);

/** Whether the user has submitted the step. Errors are hidden before that. */
const $wasSubmitted = createStore(false)
  .on([codeRequested, passwordSubmitted], () => true)
  .reset(requestCodeFx.done, resetFx.done, resetOpened, contactEditRequested);
export const $visibleErrors = combine(
  $wasSubmitted,
  $contact,
  $invalidFields,
  (wasSubmitted, contact, invalid) => ({
    contact: wasSubmitted && contact === null,
    code: wasSubmitted && invalid.code,
    password: wasSubmitted && invalid.password,
  }),
);

/** The service has just sent a code and will not send another one yet. */
const $isResendBlocked = createStore(false).on(requestCodeFx.done, () => true);
export const $canResendCode = and(not($isResendBlocked), not($isBusy));

const resendTimer = createTimer();
$isResendBlocked.reset(resendTimer.elapsed, contactEditRequested);

// When a code is requested, call the service once, however often the button is pressed.
const contactSubmitted = sample({
  clock: [codeRequested, sample({ clock: codeResendRequested, filter: $canResendCode })],
  source: { contact: $contact, isBusy: $isBusy },
  filter: ({ isBusy }) => !isBusy,
}).filterMap(({ contact }) => contact ?? undefined);
sample({ clock: contactSubmitted, target: requestCodeFx });
sample({ clock: requestCodeFx.done, fn: () => ({ isCodeSent: true }), target: keptForm.edited });
sample({ clock: requestCodeFx.doneData, fn: ({ resendInMs }) => resendInMs, target: resendTimer.set });
sample({ clock: [contactEditRequested, sessionStarted], target: resendTimer.cancel });

// When the code and a valid password are submitted, set the password.
const resetSubmitted = sample({
  clock: passwordSubmitted,
  source: { contact: $contact, code: $code, password: $password, invalid: $invalidFields, isBusy: $isBusy },
  filter: ({ invalid, isBusy }) => !invalid.code && !invalid.password && !isBusy,
}).filterMap(({ contact, code, password }) => (contact ? { contact, code, password } : undefined));
sample({ clock: resetSubmitted, target: resetFx });

// When the password is set, log in with it. If the login fails, its form is prefilled with the email or
// number.
const loginPrepared = resetFx.done.map(({ params: { contact, password } }) => ({
  email: contact.kind === 'email' ? contact.email : contact.number,
  password,
}));
sample({ clock: loginPrepared, fn: ({ email }) => email, target: loginNameChanged });
sample({ clock: loginPrepared, target: loginSubmitted });
sample({ clock: resetFx.done, target: keptForm.erased });
$code.reset(resetFx.done);
$password.reset(resetFx.done, sessionStarted);
