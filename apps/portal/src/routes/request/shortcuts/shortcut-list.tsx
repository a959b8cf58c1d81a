import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { Switch } from '@saddlebag/ui/switch';
import {
  $areShortcutsEnabled,
  $isShortcutListOpen,
  shortcutListToggled,
  shortcutsToggled,
} from './shortcuts.model.ts';

/** Every key, and what it does; the names of those that are words are translated. */
const keys = [
  ['send', 'Ctrl / ⌘', 'enter'],
  ['list', '?'],
  ['next', 'tab'],
  ['choose', 'arrows', 'enter'],
  ['take', 'enter'],
  ['pin', 'arrows'],
  ['close', 'escape'],
] as const;
const named: ReadonlySet<string> = new Set(['enter', 'tab', 'arrows', 'escape']);

/** Lists the keys of the page, and switches them off. */
export function ShortcutList() {
  const t = useT();
  const [isOn, areShown, show, switchKeys] = useUnit([
    $areShortcutsEnabled,
    $isShortcutListOpen,
    shortcutListToggled,
    shortcutsToggled,
  ]);

  return (
    <Drawer.Root open={areShown} onOpenChange={show}>
      <Drawer.Content>
        <section className="contents">
          <Drawer.Header>
            <Drawer.Title>{t('counter.keys-title')}</Drawer.Title>
            <Drawer.Close label={t('action.close')} />
          </Drawer.Header>
          <Drawer.Body className="flex flex-col gap-6">
            <Switch checked={isOn} description={t('counter.keys-hint')} onCheckedChange={switchKeys}>
              {t('counter.keys-on')}
            </Switch>
            <dl className="flex flex-col divide-y divide-border">
              {keys.map(([action, ...pressed]) => (
                <div key={action} className="flex items-center justify-between gap-4 py-3">
                  <dt>{t(`counter.${action}`)}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {pressed.map((name) => (
                      <kbd
                        key={name}
                        className="rounded-control border border-border bg-sunken px-2 py-0.5 text-sm"
                      >
                        {named.has(name) ? t(`counter.${name}`) : name}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Drawer.Body>
        </section>
      </Drawer.Content>
    </Drawer.Root>
  );
}
