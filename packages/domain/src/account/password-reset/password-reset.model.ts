import { attach, combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum/and';
import { not } from 'patronum/not';
import { or } from 'patronum/or';
import type { Contact } from '../../api/index.ts';
import { requestResetCodeFx, resetPasswordFx } from '../../api/index.ts';
import {
  accountFailureKey,
  loginNameChanged,
  $isLoggingIn,
  loginSubmitted,
  sessionStarted,
} from '../session/index.ts';
import { createTimer } from '../../platform/ports/index.ts';
import {
  $code,
  $contact,
  $gaps,
  $password,
  codeChanged,
  contactChanged,
  contactReopened,
  kept,
  resetOpened,
} from './form.model.ts';

/** The user requested a code. */
export const codeRequested = createEvent();
/** The user requested another code because none arrived. */
export const codeAskedAgain = createEvent();
/** The user submitted the code and the new password. */
export const passwordSubmitted = createEvent();

const askFx = attach({ effect: requestResetCodeFx });
const resetFx = attach({ effect: resetPasswordFx });

/** The step of the screen: enter the contact, enter code and password, or done. */
export type ResetStep = 'contact' | 'code' | 'done';
const $isDone = createStore(false)
  .on(resetFx.done, () => true)
  .reset(resetOpened, sessionStarted);
export const $step = combine(kept.$form, $isDone, ({ isCodeSent }, isDone): ResetStep =>
  isDone ? 'done' : isCodeSent ? 'code' : 'contact',
);

export const $isBusy = or(askFx.pending, resetFx.pending);
/** True while the login with the new password is in flight. */
export const $isEntering = and($isLoggingIn, $isDone);

/** The translation key of the last failure. Null without a failure. */
export const $failure = createStore<string | null>(null)
  .on([askFx.failData, resetFx.failData], (_, failure) => accountFailureKey(failure))
  .reset(askFx, resetFx, resetOpened, contactChanged, contactReopened, codeChanged);

/** Whether the user has submitted the step. Errors are hidden before that. */
const $wasSent = createStore(false)
  .on([codeRequested, passwordSubmitted], () => true)
  .reset(askFx.done, resetFx.done, resetOpened, contactReopened);
export const $missing = combine($wasSent, $contact, $gaps, (wasSent, contact, gaps) => ({
  contact: wasSent && contact === null,
  code: wasSent && gaps.code,
  password: wasSent && gaps.password,
}));

/** The service has just sent a code and will not send another one yet. */
const $isTooSoon = createStore(false).on(askFx.done, () => true);
export const $canAskAgain = and(not($isTooSoon), not($isBusy));

const askTimer = createTimer();
$isTooSoon.reset(askTimer.elapsed, contactReopened);

// When a code is requested, call the service once, however often the button is pressed.
sample({
  clock: [codeRequested, sample({ clock: codeAskedAgain, filter: $canAskAgain })],
  source: { contact: $contact, isBusy: $isBusy },
  filter: (known): known is { contact: Contact; isBusy: boolean } => known.contact !== null && !known.isBusy,
  fn: ({ contact }) => contact as Contact,
  target: askFx,
});
sample({ clock: askFx.done, fn: () => ({ isCodeSent: true }), target: kept.edited });
sample({ clock: askFx.doneData, fn: ({ askAgainInMs }) => askAgainInMs, target: askTimer.set });
sample({ clock: [contactReopened, sessionStarted], target: askTimer.cancel.prepend(() => undefined) });

// When the code and a valid password are submitted, set the password.
sample({
  clock: passwordSubmitted,
  source: { contact: $contact, code: $code, password: $password, gaps: $gaps, isBusy: $isBusy },
  filter: ({ contact, gaps, isBusy }) => contact !== null && !gaps.code && !gaps.password && !isBusy,
  fn: ({ contact, code, password }) => ({ contact: contact as Contact, code, password }),
  target: resetFx,
});

// When the password is set, log in with it. If the login fails, its form is prefilled with the email or
// number.
const signIn = resetFx.done.map(({ params: { contact, password } }) => ({
  email: contact.kind === 'email' ? contact.email : contact.number,
  password,
}));
sample({ clock: signIn, fn: ({ email }) => email, target: loginNameChanged });
sample({ clock: signIn, target: loginSubmitted });
sample({ clock: resetFx.done, fn: () => undefined, target: kept.erased });
$code.reset(resetFx.done);
$password.reset(resetFx.done, sessionStarted);
