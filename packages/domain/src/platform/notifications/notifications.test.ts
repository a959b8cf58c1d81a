import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $notifications, notificationActionPressed, notificationDismissed, notify } from './index.ts';

describe('a notification', () => {
  // Proves: entity.notification
  it('is listed after earlier notifications and has a unique id', async () => {
    const scope = fork();

    await allSettled(notify, { scope, params: { tone: 'success', message: { key: 'toast.order-pushed' } } });
    await allSettled(notify, { scope, params: { tone: 'warning', message: 'As the service said it' } });

    const shown = scope.getState($notifications);
    expect(shown.map(({ tone, message }) => [tone, message])).toEqual([
      ['success', { key: 'toast.order-pushed' }],
      ['warning', 'As the service said it'],
    ]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
  });

  // Proves: constant.notification-default
  it.each([
    ['5 s by default', {}, 5000],
    ['the requested duration', { durationMs: 10_000 }, 10_000],
    ['10 s when it has an action', { action: { name: 'retry', label: { key: 'action.retry' } } }, 10_000],
  ])('with the error tone is shown for %s', async (_, options, durationMs) => {
    const scope = fork();

    await allSettled(notify, {
      scope,
      params: { tone: 'error', message: { key: 'error.no-vendors' }, ...options },
    });

    expect(scope.getState($notifications)).toMatchObject([{ durationMs }]);
  });

  it('replaces an earlier notification with the same message', async () => {
    const scope = fork();
    const notification = {
      tone: 'error',
      message: { key: 'error.current', params: { message: 'x' } },
    } as const;

    await allSettled(notify, { scope, params: notification });
    const [first] = scope.getState($notifications);
    await allSettled(notify, { scope, params: notification });
    await allSettled(notify, {
      scope,
      params: { ...notification, message: { key: 'error.current', params: { message: 'y' } } },
    });

    const shown = scope.getState($notifications);
    expect(shown).toHaveLength(2);
    expect(shown.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('disappears when the user dismisses it or presses its button', async () => {
    const scope = fork();
    await allSettled(notify, { scope, params: { tone: 'info', message: 'one' } });
    await allSettled(notify, { scope, params: { tone: 'info', message: 'two' } });
    const [one, two] = scope.getState($notifications).map(({ id }) => id);

    await allSettled(notificationDismissed, { scope, params: one ?? '' });
    await allSettled(notificationActionPressed, { scope, params: { id: two ?? '', action: 'undo' } });

    expect(scope.getState($notifications)).toEqual([]);
  });
});
