import { attach, combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum/and';
import { registerFx } from '../../api/index.ts';

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
  validateRegistration,
  parseForm,
  type Passwords,
  type RegistrationForm,
  type RegistrationErrors,
} from './registration-form.ts';

/**
 * A storage key of the specification. Its value is 'false' once the terms have been accepted on this device.
 */
const termsKey = 'tos-required';
export const formKey = 'saddlebag:registration';
const formLifeMs = 24 * 3_600_000;

export const registrationOpened = createEvent();
/** The user edited fields that may be stored. */
export const fieldsChanged = createEvent<Partial<RegistrationForm>>();
export const passwordsChanged = createEvent<Partial<Passwords>>();
export const registrationSubmitted = createEvent();

const keptForm = createKeptForm<RegistrationForm>({
  key: formKey,
  blank: blankForm,
  parse: parseForm,
  lifetimeMs: formLifeMs,
});
const registerAccountFx = attach({ effect: registerFx });
const requireTermsFx = attach({
  source: $storage,
  effect: (storage) => {
    // Accepted terms stay accepted on this device, even if someone else registers on it.
    if (storage.read(termsKey) === null) storage.write(termsKey, 'true');
  },
});
const storeAcceptanceFx = attach({ source: $storage, effect: (storage) => storage.write(termsKey, 'false') });

const noPasswords: Passwords = { password: '', repeated: '' };

export const $form = keptForm.$form;
export const $passwords = createStore(noPasswords, { serialize: 'ignore' })
  .on(passwordsChanged, (passwords, change) => ({ ...passwords, ...change }))
  .reset(registrationOpened, sessionStarted);

const $isDone = createStore(false)
  .on(registerAccountFx.done, () => true)
  .reset(registrationOpened, sessionStarted);
/** The step of the screen: the form, or done. */
export const $step = $isDone.map((isDone): 'form' | 'done' => (isDone ? 'done' : 'form'));
export const $isBusy = registerAccountFx.pending;
/** True while the first login with the new account is in flight. */
export const $isAutoLoginPending = and($isDone, $isLoggingIn);

/**
 * The translation key of the service's refusal, or of 'We were unable to create an account.' (specification
 * 000, section 8). Null without a failure.
 */
export const $failure = createStore<string | null>(null)
  .on(
    registerAccountFx.failData,
    (_, failure) => (failure.kind === 'rejected' && failure.translationKey) || 'account.register.failed',
  )
  .reset(registerAccountFx, registrationOpened, fieldsChanged);

const $allErrors = combine($form, $passwords, $market, validateRegistration);
const $wasSubmitted = createStore(false)
  .on(registrationSubmitted, () => true)
  // Hide the errors after a change of the registration type, because the form then shows other fields.
  .on(fieldsChanged, (wasSubmitted, change) => wasSubmitted && !('type' in change))
  .reset(registrationOpened, registerAccountFx.done);
const noErrors: RegistrationErrors = {};
/** Errors by field. Empty until the form was submitted. */
export const $errors = combine($allErrors, $wasSubmitted, (errors, wasSubmitted) =>
  wasSubmitted ? errors : noErrors,
);

/**
 * The idempotency key of the submitted form, so that a retry after a lost response creates no second account.
 * An edited form gets a new key.
 */
const $idempotencyKey = createStore<string | null>(null, { serialize: 'ignore' }).reset(
  fieldsChanged,
  passwordsChanged,
  registrationOpened,
  registerAccountFx.done,
);

// When the screen opens, restore the form. A new form starts with the email of the login field.
sample({ clock: registrationOpened, target: keptForm.opened });
sample({ clock: registrationOpened, target: requireTermsFx });
sample({
  clock: keptForm.restored,
  source: { form: $form, name: $loginName },
  filter: ({ form, name }) => form.email === '' && name.includes('@'),
  fn: ({ name }) => ({ email: name }),
  target: keptForm.edited,
});
sample({ clock: fieldsChanged, target: keptForm.edited });

// When the form is valid, submit it once, however often the button is pressed.
const submissionStarted = sample({
  clock: registrationSubmitted,
  source: { key: $idempotencyKey, random: $random, errors: $allErrors, isBusy: $isBusy },
  filter: ({ errors, isBusy }) => !isBusy && Object.keys(errors).length === 0,
  fn: ({ key, random }) => key ?? random.uuid(),
});
$idempotencyKey.on(submissionStarted, (_, key) => key);
sample({
  clock: submissionStarted,
  source: { form: $form, passwords: $passwords, market: $market, mode: $mode, session: $session },
  fn: ({ form, passwords, market, mode, session }, key) => ({
    key,
    body: registrationBody(
      form,
      passwords.password,
      market,
      mode === 'GUEST' ? (session?.accessToken ?? null) : null,
    ),
  }),
  target: registerAccountFx,
});

// When the account exists, log in. If the login fails, its form is prefilled with the email or number.
const loginPrepared = registerAccountFx.done.filterMap(({ params: { body } }) => {
  const email = body.email_address ?? body.mobile_number;
  return email === null ? undefined : { email, password: body.password };
});
sample({ clock: loginPrepared, fn: ({ email }) => email, target: loginNameChanged });
sample({ clock: loginPrepared, target: loginSubmitted });
sample({ clock: registerAccountFx.done, target: storeAcceptanceFx });
sample({ clock: registerAccountFx.done, target: keptForm.erased });
