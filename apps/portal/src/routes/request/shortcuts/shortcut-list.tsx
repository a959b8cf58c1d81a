import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { Switch } from '@saddlebag/ui/switch';
import { $areShortcutsEnabled, shortcutsToggled } from '../../../shortcuts/index.ts';
import { $isShortcutListOpen, shortcutListToggled } from './shortcuts.model.ts';

/** Each shortcut: the name of its text, then its keys. Keys in `translatedKeys` have a translated name. */
const shortcuts = [
  ['send', 'Ctrl / ⌘', 'enter'],
  ['list', '?'],
  ['commands', 'Ctrl / ⌘', 'K'],
  ['first', 'N'],
  ['next', 'tab'],
  ['choose', 'arrows', 'enter'],
  ['take', 'enter'],
  ['pin', 'arrows'],
  ['close', 'escape'],
] as const;
const translatedKeys: ReadonlySet<string> = new Set(['enter', 'tab', 'arrows', 'escape']);

/** The drawer that lists the keyboard shortcuts and turns them on or off. */
export function ShortcutList() {
  const t = useT();
  const [isEnabled, isOpen, toggleList, toggleShortcuts] = useUnit([
    $areShortcutsEnabled,
    $isShortcutListOpen,
    shortcutListToggled,
    shortcutsToggled,
  ]);

  return (
    <Drawer.Root open={isOpen} onOpenChange={toggleList}>
      <Drawer.Content>
        <section className="contents">
          <Drawer.Header>
            <Drawer.Title>{t('counter.keys-title')}</Drawer.Title>
            <Drawer.Close label={t('action.close')} />
          </Drawer.Header>
          <Drawer.Body className="flex flex-col gap-6">
            <Switch
              checked={isEnabled}
              description={t('counter.keys-hint')}
              onCheckedChange={toggleShortcuts}
            >
              {t('counter.keys-on')}
            </Switch>
            <dl className="flex flex-col divide-y divide-border">
              {shortcuts.map(([action, ...keys]) => (
                <div key={action} className="flex items-center justify-between gap-4 py-3">
                  <dt>{t(`counter.${action}`)}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {keys.map((name) => (
                      <kbd
                        key={name}
                        className="rounded-control border border-border bg-sunken px-2 py-0.5 text-sm"
                      >
                        {translatedKeys.has(name) ? t(`counter.${name}`) : name}
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
