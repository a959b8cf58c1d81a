import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Drawer } from '@saddlebag/ui/drawer';
import { Switch } from '@saddlebag/ui/switch';
import {
  $areShortcutsEnabled,
  newRequestKey,
  sectionKeys,
  sectionPrefix,
  shortcutsToggled,
} from '../../shortcuts/index.ts';
import { $openLayer, $sections, layerClosed } from './commands.model.ts';
import { paletteKeys, ShortcutKeys } from './shortcut-keys.tsx';

const toKeycaps = (...keys: readonly string[]): readonly string[] => keys.map((key) => key.toUpperCase());

/** The drawer that lists the shortcuts of all signed-in screens and turns them on or off. */
export function ShortcutList() {
  const t = useT();
  const [openLayer, sections, isEnabled] = useUnit([$openLayer, $sections, $areShortcutsEnabled]);
  const [close, toggle] = useUnit([layerClosed, shortcutsToggled]);
  const keysText = paletteKeys().join('+');
  const shortcuts = [
    { label: t('palette.menu'), keys: paletteKeys() },
    { label: t('palette.list'), keys: ['?'] },
    { label: t('palette.new-request'), keys: toKeycaps(newRequestKey) },
    ...sections.map(({ name }) => ({
      label: t('palette.open-screen', { name: t(`nav.${name}`) }),
      keys: toKeycaps(sectionPrefix, sectionKeys[name]),
    })),
    { label: t('palette.close'), keys: ['Esc'] },
  ];

  return (
    <Drawer.Root open={openLayer === 'list'} onOpenChange={(willOpen) => !willOpen && close()}>
      <Drawer.Content>
        <section className="contents">
          <Drawer.Header>
            <Drawer.Title>{t('palette.shortcuts')}</Drawer.Title>
            <Drawer.Close label={t('action.close')} />
          </Drawer.Header>
          <Drawer.Body className="flex flex-col gap-6">
            <Switch
              checked={isEnabled}
              description={t('palette.use-hint', { keys: keysText })}
              onCheckedChange={toggle}
            >
              {t('palette.use')}
            </Switch>
            <dl className="flex flex-col divide-y divide-border">
              {shortcuts.map(({ label, keys }) => (
                <div key={label} className="flex items-center justify-between gap-4 py-3">
                  <dt>{label}</dt>
                  <dd>
                    <ShortcutKeys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-sm text-muted">{t('palette.sequence-hint', { keys: keysText })}</p>
          </Drawer.Body>
        </section>
      </Drawer.Content>
    </Drawer.Root>
  );
}
