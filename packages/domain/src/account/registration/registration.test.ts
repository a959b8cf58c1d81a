import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { registerFx } from '../../api/registration.ts';
import { loginFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import type { ApiFailure } from '../../api/failures.ts';
import type { RegistrationBody } from '../../contracts/registration.ts';
import { $isSignedIn, $loginName, loginNameChanged } from '../session/index.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import {
  $failure,
  $form,
  $errors,
  $passwords,
  $step,
  fieldsChanged,
  passwordsChanged,
  registrationOpened,
  registrationSubmitted,
  type RegistrationForm,
} from './index.ts';

const password = 'N3w!saddle-bag';
const npvForm: Partial<RegistrationForm> = {
  type: 'NPV',
  businessName: ' Lal Tip Tehari ',
  email: 'owner@example.test',
  isTermsAccepted: true,
};
const pvForm: Partial<RegistrationForm> = {
  type: 'PV',
  vendorCode: 'LT-2048',
  vendorEmail: 'counter@example.test',
  mobile: { text: '01712-004410', e164: '+8801712004410' },
  vatNumber: 'BIN 1234',
  isTermsAccepted: true,
};

const open = async (seed: Seed = {}, respond: () => unknown = () => ({ vendorId: 'n3ww' })) => {
  const sent: { readonly key: string; readonly body: RegistrationBody }[] = [];
  const scope = seedScope({
    ...seed,
    handlers: [
      [registerFx, (params: (typeof sent)[number]) => (sent.push(params), respond())],
      [loginFx, () => sessionFixture()],
      [loadVendorsFx, () => []],
      ...(seed.handlers ?? []),
    ],
  });
  await allSettled(registrationOpened, { scope });
  return { scope, sent };
};

const fill = async (
  { scope }: Awaited<ReturnType<typeof open>>,
  form: Partial<RegistrationForm>,
  repeated = password,
) => {
  await allSettled(fieldsChanged, { scope, params: form });
  await allSettled(passwordsChanged, { scope, params: { password, repeated } });
  await allSettled(registrationSubmitted, { scope });
};

const rejectWith = (failure: ApiFailure) => () =>
  Promise.reject(Object.assign(new Error(failure.kind), failure));
const refusal = (status: number, translationKey: string | null): ApiFailure => ({
  kind: 'rejected',
  status,
  message: '',
  translationKey,
  retryAfterMs: null,
});

describe('registering', () => {
  it('creates an account for an independent business and logs in', async () => {
    const screen = await open();
    await fill(screen, npvForm);

    expect(screen.sent.map(({ body }) => body)).toEqual([
      {
        registration_type: 'NPV',
        business_name: 'Lal Tip Tehari',
        country_code: 'bd',
        email_address: 'owner@example.test',
        mobile_number: null,
        password,
        vat_number: null,
        terms_accepted: true,
      },
    ]);
    expect(screen.scope.getState($isSignedIn)).toBe(true);
    expect(screen.scope.getState($passwords).password).toBe('');
  });

  it('creates an account for a platform vendor with only a mobile number', async () => {
    const screen = await open();
    await fill(screen, pvForm);

    expect(screen.sent[0]?.body).toEqual({
      registration_type: 'PV',
      vendor_code: 'LT-2048',
      vendor_email: 'counter@example.test',
      country_code: 'bd',
      email_address: null,
      mobile_number: '+8801712004410',
      password,
      vat_number: 'BIN 1234',
      terms_accepted: true,
    });
  });

  it('prefills the login when the automatic login fails', async () => {
    const screen = await open({ handlers: [[loginFx, rejectWith({ kind: 'offline' })]] });
    await fill(screen, pvForm);

    expect(screen.scope.getState($step)).toBe('done');
    expect(screen.scope.getState($loginName)).toBe('+8801712004410');
  });

  it('retries an unchanged form with the same idempotency key, and an edited form with a new key', async () => {
    const screen = await open({}, rejectWith({ kind: 'timeout' }));
    await fill(screen, npvForm);
    await allSettled(registrationSubmitted, { scope: screen.scope });
    await allSettled(fieldsChanged, { scope: screen.scope, params: { vatNumber: '1' } });
    await allSettled(registrationSubmitted, { scope: screen.scope });

    const [first, second, third] = screen.sent.map(({ key }) => key);
    expect([second === first, third === first]).toEqual([true, false]);
  });
});

describe('an invalid form', () => {
  it.each<[string, Partial<RegistrationForm>, string, Record<string, string>]>([
    ['no registration type', { ...npvForm, type: null }, password, { type: 'account.register.type-missing' }],
    [
      'no business name',
      { ...npvForm, businessName: ' ' },
      password,
      { businessName: 'account.register.business-name-missing' },
    ],
    [
      'a business name of 81 characters',
      { ...npvForm, businessName: 'x'.repeat(81) },
      password,
      { businessName: 'account.register.too-long' },
    ],
    [
      'neither code nor email of the platform',
      { ...pvForm, vendorCode: '', vendorEmail: 'counter' },
      password,
      { vendorCode: 'account.register.vendor-code-missing', vendorEmail: 'account.register.email-invalid' },
    ],
    ['neither email nor mobile', { ...npvForm, email: '' }, password, { email: 'auth.login-name-missing' }],
    ['half an email', { ...npvForm, email: 'owner@' }, password, { email: 'account.register.email-invalid' }],
    [
      'an invalid mobile number',
      { ...npvForm, mobile: { text: '01712-00441', e164: null, possible: false } },
      password,
      { mobile: 'account.register.mobile-invalid' },
    ],
    ['a different repeated password', npvForm, 'other', { repeated: 'account.register.passwords-differ' }],
    [
      'terms that were not accepted',
      { ...npvForm, isTermsAccepted: false },
      password,
      { terms: 'account.register.terms-missing' },
    ],
    [
      'a VAT number of 7 characters',
      { ...npvForm, vatNumber: '1234567' },
      password,
      { vatNumber: 'account.register.vat-wrong' },
    ],
  ])('is not submitted with %s', async (_, form, repeated, errors) => {
    const screen = await open();
    await fill(screen, form, repeated);

    expect(screen.scope.getState($errors)).toEqual(errors);
    expect(screen.sent).toEqual([]);
  });
});

describe('a failed registration', () => {
  it.each<[ApiFailure, string]>([
    [refusal(400, 'account.error.account-exists'), 'account.error.account-exists'],
    [refusal(500, null), 'account.register.failed'],
    [{ kind: 'offline' }, 'account.register.failed'],
    [{ kind: 'unreadable', contract: 'register', detail: '' }, 'account.register.failed'],
  ])('shows the failure %j as %s until a field is edited', async (failure, key) => {
    const screen = await open({}, rejectWith(failure));
    await fill(screen, npvForm);
    const shownFailure = screen.scope.getState($failure);
    await allSettled(fieldsChanged, { scope: screen.scope, params: { vatNumber: '1' } });

    expect([shownFailure, screen.scope.getState($failure)]).toEqual([key, null]);
  });
});

describe('a reload', () => {
  it('restores the form without the passwords', async () => {
    const origin = createSharedStorage();
    const screen = await open({ storage: origin.openTab() }, rejectWith({ kind: 'offline' }));
    await fill(screen, pvForm);

    const { scope } = await open({ storage: origin.openTab() });

    expect(scope.getState($form)).toMatchObject(pvForm);
    expect(scope.getState($passwords)).toEqual({ password: '', repeated: '' });
    expect(JSON.stringify([...origin.values])).not.toContain(password);
  });

  it.each(['{"type":"XX"}', '{"type":"PV","mobile":{"text":"1","e164":7},"isTermsAccepted":true}', 'null'])(
    'starts over when the stored form is %s',
    async (form) => {
      const origin = createSharedStorage({ 'saddlebag:registration': `{"until":9e15,"form":${form}}` });
      const { scope } = await open({ storage: origin.openTab() });

      expect(scope.getState($form).type).toBeNull();
    },
  );
});

describe('a new registration form', () => {
  it('starts with the email of the login field', async () => {
    const { scope } = await open();
    await allSettled(loginNameChanged, { scope, params: 'owner@example.test' });
    await allSettled(registrationOpened, { scope });

    expect(scope.getState($form).email).toBe('owner@example.test');
    expect(scope.getState($errors)).toEqual({});
  });

  it('requires the terms until they are accepted on this device', async () => {
    const origin = createSharedStorage();
    const screen = await open({ storage: origin.openTab() });
    const before = origin.values.get('tos-required');
    await fill(screen, npvForm);
    const after = origin.values.get('tos-required');
    await open({ storage: origin.openTab() });

    expect([before, after, origin.values.get('tos-required')]).toEqual(['true', 'false', 'false']);
  });
});
