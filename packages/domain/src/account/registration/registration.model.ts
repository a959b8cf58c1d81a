import { attach, combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum/and';
import { registerFx } from '../../api/index.ts';
import type { RegistrationBody } from '../../contracts/index.ts';
import {
  $loginName,
  loginNameChanged,
  $isLoggingIn,
  $mode,
  $session,
  loginSubmitted,
  sessionStarted,
} from '../session/index.ts';
import { createKeptForm, $random, $storage } from '../../platform/ports/index.ts';
import { $market } from '../vendors/index.ts';
import { registrationBody } from './registration-body.ts';
import {
  blankForm,
  gapsOf,
  parseForm,
  type Passwords,
  type RegistrationForm,
  type RegistrationGaps,
} from './registration-form.ts';

/** Keys of the local storage; the first is the specification's: 'false' once the terms were accepted on this device. */
const termsKey = 'tos-required';
/** Where the form is kept. */
export const formKey = 'saddlebag:registration';
const formLifeMs = 24 * 3_600_000;

/** The screen was opened. */
export const registrationOpened = createEvent();
/** Somebody edited fields that may be kept. */
export const fieldsChanged = createEvent<Partial<RegistrationForm>>();
/** Somebody typed one of the passwords. */
export const passwordsChanged = createEvent<Partial<Passwords>>();
/** Somebody wants the account. */
export const registrationSubmitted = createEvent();

const kept = createKeptForm<RegistrationForm>({
  key: formKey,
  blank: blankForm,
  parse: parseForm,
  lifeMs: formLifeMs,
});
const signUpFx = attach({ effect: registerFx });
const requireTermsFx = attach({
  source: $storage,
  effect: (storage) => {
    // Once accepted, they stay accepted: somebody else's new account on this device does not take that back.
    if (storage.read(termsKey) === null) storage.write(termsKey, 'true');
  },
});
const keepAcceptanceFx = attach({ source: $storage, effect: (storage) => storage.write(termsKey, 'false') });

const noPasswords: Passwords = { password: '', repeated: '' };

export const $form = kept.$form;
export const $passwords = createStore(noPasswords, { serialize: 'ignore' })
  .on(passwordsChanged, (passwords, change) => ({ ...passwords, ...change }))
  .reset(registrationOpened, sessionStarted);

const $isDone = createStore(false)
  .on(signUpFx.done, () => true)
  .reset(registrationOpened, sessionStarted);
/** Where the screen stands: the form, or an account that is there. */
export const $step = $isDone.map((isDone): 'form' | 'done' => (isDone ? 'done' : 'form'));
export const $isBusy = signUpFx.pending;
/** The account is there, and the first sign-in is under way. */
export const $isEntering = and($isDone, $isLoggingIn);

/**
 * The key of why the service refused: its own translation key, else 'We were unable to create an account.'
 * (specification 000, section 8).
 */
export const $failure = createStore<string | null>(null)
  .on(
    signUpFx.failData,
    (_, failure) => (failure.kind === 'rejected' && failure.translationKey) || 'account.register.failed',
  )
  .reset(signUpFx, registrationOpened, fieldsChanged);

const $allGaps = combine($form, $passwords, $market, gapsOf);
const $wasSubmitted = createStore(false)
  .on(registrationSubmitted, () => true)
  // Another choice brings other fields, which nobody has seen yet.
  .on(fieldsChanged, (wasSubmitted, change) => wasSubmitted && !('type' in change))
  .reset(registrationOpened, signUpFx.done);
const noGaps: RegistrationGaps = {};
/** What is missing or wrong, once somebody has tried to go on. */
export const $gaps = combine($allGaps, $wasSubmitted, (gaps, wasSubmitted) => (wasSubmitted ? gaps : noGaps));

/** Names what is being sent, so that a repeat after a lost answer makes no second account; an edit makes it another. */
const $key = createStore<string | null>(null, { serialize: 'ignore' }).reset(
  fieldsChanged,
  passwordsChanged,
  registrationOpened,
  signUpFx.done,
);

// When the screen opens, it goes on where it was left; a new form begins with what was typed at the login.
sample({ clock: registrationOpened, target: kept.opened });
sample({ clock: registrationOpened, target: requireTermsFx });
sample({
  clock: kept.restored,
  source: { form: $form, name: $loginName },
  filter: ({ form, name }) => form.email === '' && name.includes('@'),
  fn: ({ name }) => ({ email: name }),
  target: kept.edited,
});
sample({ clock: fieldsChanged, target: kept.edited });

// When all is there, send it once, however often they press.
const nextKey = sample({
  clock: registrationSubmitted,
  source: { known: $key, random: $random, gaps: $allGaps, isBusy: $isBusy },
  filter: ({ gaps, isBusy }) => !isBusy && Object.keys(gaps).length === 0,
  fn: ({ known, random }) => known ?? random.uuid(),
});
$key.on(nextKey, (_, key) => key);
sample({
  clock: nextKey,
  source: { form: $form, passwords: $passwords, market: $market, mode: $mode, session: $session },
  fn: ({ form, passwords, market, mode, session }, key) => ({
    key,
    body: registrationBody(
      form,
      passwords.password,
      market.country,
      mode === 'GUEST' ? (session?.accessToken ?? null) : null,
    ),
  }),
  target: signUpFx,
});

// When the account is there, sign in; should that fail, the login has the email or number filled in.
const signIn = signUpFx.done.map(({ params: { body } }) => ({
  email: nameIn(body),
  password: body.password,
}));
sample({ clock: signIn, fn: ({ email }) => email, target: loginNameChanged });
sample({ clock: signIn, target: loginSubmitted });
sample({ clock: signUpFx.done, fn: () => undefined, target: keepAcceptanceFx });
sample({ clock: signUpFx.done, fn: () => undefined, target: kept.erased });

function nameIn({ email_address, mobile_number }: RegistrationBody): string {
  return email_address ?? mobile_number ?? '';
}
