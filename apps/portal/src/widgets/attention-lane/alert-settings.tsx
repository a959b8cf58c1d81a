import { useUnit } from 'effector-react';
import {
  $areNotificationsOn,
  $isSoundBlocked,
  $isSoundOn,
  $notificationPermission,
  alertTested,
  notificationsSwitched,
  soundSwitched,
} from '@saddlebag/domain/attention';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { BellIcon } from '@saddlebag/ui/icon';
import { Popover } from '@saddlebag/ui/popover';
import { Switch } from '@saddlebag/ui/switch';
import './texts.ts';

/** A bell that opens the alert settings of this device. */
export function AlertSettings() {
  const t = useT();
  const [isSoundOn, isBlocked, areNotificationsOn, permission] = useUnit([
    $isSoundOn,
    $isSoundBlocked,
    $areNotificationsOn,
    $notificationPermission,
  ]);
  const [switchSound, switchNotifications, test] = useUnit([
    soundSwitched,
    notificationsSwitched,
    alertTested,
  ]);
  const canNotify = permission === 'default' || permission === 'granted';

  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="icon" variant="ghost" className="-mx-2" aria-label={t('attention.settings')}>
          <BellIcon />
        </Button>
      </Popover.Trigger>
      <Popover.Content
        align="end"
        aria-label={t('attention.settings')}
        className="flex w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-4 p-4"
      >
        <Switch
          checked={isSoundOn}
          onCheckedChange={switchSound}
          description={isBlocked ? t('attention.blocked') : undefined}
        >
          {t('attention.sound')}
        </Switch>
        <Switch
          checked={areNotificationsOn}
          disabled={!canNotify}
          onCheckedChange={switchNotifications}
          description={canNotify ? undefined : t(`attention.${permission}`)}
        >
          {t('attention.notifications')}
        </Switch>
        <Button variant="secondary" onClick={() => test()}>
          {t('attention.test')}
        </Button>
      </Popover.Content>
    </Popover.Root>
  );
}
