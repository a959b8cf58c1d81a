import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { requestResetCodeFx, resetPasswordFx } from '../../api/password-reset.ts';
import { loginFx } from '../../api/session.ts';
import { loadVendorsFx } from '../../api/vendors.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { $isSignedIn, $loginName, loginNameChanged } from '../session/index.ts';
import { sessionFixture } from '../../testing/fixtures.ts';
import { seedScope, type Seed } from '../../testing/seed-scope.ts';
import { createSharedStorage } from '../../testing/shared-storage.ts';
import { createVirtualClock, type VirtualClock } from '../../testing/virtual-clock.ts';
import {
  $canResendCode,
  $code,
  $contactText,
  $failure,
  $isAutoLoginPending,
  $visibleErrors,
  $password,
  $step,
  codeResendRequested,
  codeChanged,
  codeRequested,
  contactChanged,
  contactEditRequested,
  passwordChanged,
  passwordSubmitted,
  resetOpened,
} from './index.ts';

const newPassword = 'N3w!saddle-bag';
const refusal = (translationKey: string | null): ApiFailure => ({
  kind: 'rejected',
  status: 400,
  message: '',
  translationKey,
  retryAfterMs: null,
});

const open = async ({ clock = createVirtualClock(), ...seed }: Seed & { clock?: VirtualClock } = {}) => {
  const codeRequests: unknown[] = [];
  const resets: unknown[] = [];
  const scope = seedScope({
    clock,
    ...seed,
    handlers: [
      [requestResetCodeFx, (contact: unknown) => (codeRequests.push(contact), { resendInMs: 60_000 })],
      [resetPasswordFx, (params: unknown) => (resets.push(params), true)],
      [loginFx, () => sessionFixture({ expiresAt: clock.now() / 1000 + 3600 })],
      [loadVendorsFx, () => []],
      ...(seed.handlers ?? []),
    ],
  });
  await allSettled(resetOpened, { scope });
  return { scope, clock, codeRequests, resets };
};

type Opened = Awaited<ReturnType<typeof open>>;

const requestCode = async ({ scope }: Opened, contact: string) => {
  await allSettled(contactChanged, { scope, params: contact });
  await allSettled(codeRequested, { scope });
};
const send = async ({ scope }: Opened, code: string, password = newPassword) => {
  await allSettled(codeChanged, { scope, params: code });
  await allSettled(passwordChanged, { scope, params: password });
  await allSettled(passwordSubmitted, { scope });
};

describe('requesting a code', () => {
  it('accepts an email or a mobile number of the market', async () => {
    const screen = await open();
    await requestCode(screen, ' demo@saddlebag.test');
    await allSettled(contactEditRequested, { scope: screen.scope });
    await requestCode(screen, '01712-004410');

    expect(screen.codeRequests).toEqual([
      { kind: 'email', email: 'demo@saddlebag.test' },
      { kind: 'mobile', number: '+8801712004410' },
    ]);
    expect(screen.scope.getState($step)).toBe('code');
  });

  it('rejects text that is neither an email nor a number, without calling the service', async () => {
    const screen = await open();
    const errorBeforeSubmit = screen.scope.getState($visibleErrors).contact;
    await requestCode(screen, 'demo');

    expect(errorBeforeSubmit).toBe(false);
    expect(screen.scope.getState($visibleErrors).contact).toBe(true);
    expect(screen.codeRequests).toEqual([]);
    expect(screen.scope.getState($step)).toBe('contact');
  });

  it('starts with the text of the login field as the contact', async () => {
    const { scope } = await open();
    await allSettled(loginNameChanged, { scope, params: 'demo@saddlebag.test' });
    await allSettled(resetOpened, { scope });

    expect(scope.getState($contactText)).toBe('demo@saddlebag.test');
  });

  it('is possible again after the resend delay', async () => {
    const screen = await open();
    await requestCode(screen, 'demo@saddlebag.test');
    await allSettled(codeResendRequested, { scope: screen.scope });
    const requestsBeforeTimeout = screen.codeRequests.length;
    await screen.clock.advance(60_000);
    const canResend = screen.scope.getState($canResendCode);
    await allSettled(codeResendRequested, { scope: screen.scope });

    expect([requestsBeforeTimeout, canResend, screen.codeRequests.length]).toEqual([1, true, 2]);
  });

  it('reports a lost connection', async () => {
    const screen = await open({
      handlers: [[requestResetCodeFx, () => Promise.reject({ kind: 'offline' })]],
    });
    await requestCode(screen, 'demo@saddlebag.test');

    expect(screen.scope.getState($failure)).toBe('account.error.offline');
    expect(screen.scope.getState($step)).toBe('contact');
  });
});

describe('setting the password', () => {
  it('logs in with the new password', async () => {
    const screen = await open();
    await requestCode(screen, 'demo@saddlebag.test');
    await send(screen, '402817');

    expect(screen.resets).toEqual([
      { contact: { kind: 'email', email: 'demo@saddlebag.test' }, code: '402817', password: newPassword },
    ]);
    expect(screen.scope.getState($isSignedIn)).toBe(true);
    expect(screen.scope.getState($password)).toBe('');
  });

  it('prefills the login with the email when the automatic login fails', async () => {
    const screen = await open({ handlers: [[loginFx, () => Promise.reject({ kind: 'offline' })]] });
    await requestCode(screen, 'demo@saddlebag.test');
    await send(screen, '402817');

    expect(screen.scope.getState($step)).toBe('done');
    expect(screen.scope.getState($isAutoLoginPending)).toBe(false);
    expect(screen.scope.getState($loginName)).toBe('demo@saddlebag.test');
  });

  it('requires six digits and a valid password', async () => {
    const screen = await open();
    await requestCode(screen, 'demo@saddlebag.test');
    await send(screen, '40281', 'saddle');

    expect(screen.scope.getState($visibleErrors)).toMatchObject({ code: true, password: true });
    expect(screen.resets).toEqual([]);
  });

  it('shows why the code was refused until it is edited', async () => {
    const screen = await open({
      handlers: [[resetPasswordFx, () => Promise.reject(refusal('account.error.code-wrong'))]],
    });
    await requestCode(screen, 'demo@saddlebag.test');
    await send(screen, '402817');
    const shownFailure = screen.scope.getState($failure);
    await allSettled(codeChanged, { scope: screen.scope, params: '40281' });

    expect([shownFailure, screen.scope.getState($failure)]).toEqual(['account.error.code-wrong', null]);
    expect(screen.scope.getState($password)).toBe(newPassword);
  });
});

describe('a reload', () => {
  it('restores the code step without the code and the password', async () => {
    const origin = createSharedStorage();
    const screen = await open({ storage: origin.openTab() });
    await requestCode(screen, 'demo@saddlebag.test');
    await allSettled(codeChanged, { scope: screen.scope, params: '402817' });
    await allSettled(passwordChanged, { scope: screen.scope, params: newPassword });

    const { scope } = await open({ storage: origin.openTab() });

    expect([scope.getState($step), scope.getState($contactText)]).toEqual(['code', 'demo@saddlebag.test']);
    expect([scope.getState($code), scope.getState($password)]).toEqual(['', '']);
    expect(JSON.stringify([...origin.values])).not.toMatch(new RegExp(`${newPassword}|402817`));
  });

  it('starts over when the code has expired or the reset is complete', async () => {
    const origin = createSharedStorage();
    const clock = createVirtualClock();
    const screen = await open({ storage: origin.openTab(), clock });
    await requestCode(screen, 'demo@saddlebag.test');
    await clock.advance(24 * 3_600_000);
    const reopened = await open({ storage: origin.openTab(), clock });
    const stepAfterExpiry = reopened.scope.getState($step);

    await requestCode(reopened, 'demo@saddlebag.test');
    await send(reopened, '402817');
    const afterReset = await open({ storage: origin.openTab(), clock });

    expect([stepAfterExpiry, afterReset.scope.getState($step)]).toEqual(['contact', 'contact']);
    expect(afterReset.scope.getState($contactText)).toBe('');
  });

  it.each(['{', 'null', '{"until":9e15,"form":{"contact":7}}', '{"until":"x"}'])(
    'starts over when the stored text is %s',
    async (text) => {
      const origin = createSharedStorage({ 'saddlebag:password-reset': text });
      const { scope } = await open({ storage: origin.openTab() });

      expect([scope.getState($step), scope.getState($contactText)]).toEqual(['contact', '']);
    },
  );
});
