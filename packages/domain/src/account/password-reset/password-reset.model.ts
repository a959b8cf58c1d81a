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

/** Somebody asked for a code. */
export const codeRequested = createEvent();
/** No code has come: they asked for another. */
export const codeAskedAgain = createEvent();
/** Somebody sent the code and the new password. */
export const passwordSubmitted = createEvent();

const askFx = attach({ effect: requestResetCodeFx });
const resetFx = attach({ effect: resetPasswordFx });

/** Where the screen stands: whom is it about, the code with the new password, or all done. */
export type ResetStep = 'contact' | 'code' | 'done';
const $isDone = createStore(false)
  .on(resetFx.done, () => true)
  .reset(resetOpened, sessionStarted);
export const $step = combine(kept.$form, $isDone, ({ isCodeSent }, isDone): ResetStep =>
  isDone ? 'done' : isCodeSent ? 'code' : 'contact',
);

export const $isBusy = or(askFx.pending, resetFx.pending);
/** The password is new, and the sign-in with it is under way. */
export const $isEntering = and($isLoggingIn, $isDone);

/** The key of why the last call failed; null while there is nothing to say. */
export const $failure = createStore<string | null>(null)
  .on([askFx.failData, resetFx.failData], (_, failure) => accountFailureKey(failure))
  .reset(askFx, resetFx, resetOpened, contactChanged, contactReopened, codeChanged);

/** Whether somebody has tried to go on: before that, nothing is found fault with. */
const $wasSent = createStore(false)
  .on([codeRequested, passwordSubmitted], () => true)
  .reset(askFx.done, resetFx.done, resetOpened, contactReopened);
export const $missing = combine($wasSent, $contact, $gaps, (wasSent, contact, gaps) => ({
  contact: wasSent && contact === null,
  code: wasSent && gaps.code,
  password: wasSent && gaps.password,
}));

/** A code is on its way, and the service will not send another yet. */
const $isTooSoon = createStore(false).on(askFx.done, () => true);
export const $canAskAgain = and(not($isTooSoon), not($isBusy));

const askTimer = createTimer();
$isTooSoon.reset(askTimer.elapsed, contactReopened);

// When a code is asked for, ask once, however often they press.
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

// When the code and a password that meets the rules are there, set it.
sample({
  clock: passwordSubmitted,
  source: { contact: $contact, code: $code, password: $password, gaps: $gaps, isBusy: $isBusy },
  filter: ({ contact, gaps, isBusy }) => contact !== null && !gaps.code && !gaps.password && !isBusy,
  fn: ({ contact, code, password }) => ({ contact: contact as Contact, code, password }),
  target: resetFx,
});

// When it is set, sign in with it; should that fail, the login has the email filled in.
const signIn = resetFx.done.map(({ params: { contact, password } }) => ({
  email: contact.kind === 'email' ? contact.email : contact.number,
  password,
}));
sample({ clock: signIn, fn: ({ email }) => email, target: loginNameChanged });
sample({ clock: signIn, target: loginSubmitted });
sample({ clock: resetFx.done, fn: () => undefined, target: kept.erased });
$code.reset(resetFx.done);
$password.reset(resetFx.done, sessionStarted);
