import { useUnit } from 'effector-react';
import { useState } from 'react';
import { flagNames } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { TextField } from '@saddlebag/ui/text-field';
import { FlagLine } from './flag-line.tsx';
import { $hasOverrides, allFlagsReset } from './flag-panel.model.ts';
import { matchesFlag } from './matches-flag.ts';

/**
 * Shows, finds and overrides the feature flags in sandbox builds. Its button comes last in the tab order. The button
 * is in the corner below the page on narrow screens. On wide ones it is in the top corner, where the top bar leaves
 * room for it, so that it covers nothing.
 */
export function FlagPanel() {
  const t = useT();
  const [hasOverrides, resetAll] = useUnit([$hasOverrides, allFlagsReset]);
  const [search, setSearch] = useState('');
  const names = flagNames.filter((name) => matchesFlag(search, name, t(`flags.about.${name}`)));

  return (
    <aside
      aria-label={t('flags.title')}
      data-slot="developer-tools"
      className="z-nav flex justify-end bg-page p-1.5 lg:fixed lg:bg-transparent lg:end-0 lg:top-0 lg:w-fit"
    >
      <Drawer.Root>
        <Drawer.Trigger className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full bg-nav px-4 text-sm font-strong text-nav-muted hover:text-on-nav">
          <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
            <path
              d="M6 21V4m0 1c4-2.5 7 2 12 0v9c-5 2-8-2.500-12 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {t('flags.button')}
        </Drawer.Trigger>
        <Drawer.Content>
          {/* Inside a section, header and footer are not page landmarks. */}
          <section className="contents">
            <Drawer.Header>
              <Drawer.Title>{t('flags.title')}</Drawer.Title>
              <Drawer.Close label={t('action.close')} />
            </Drawer.Header>
            <Drawer.Body className="flex flex-col gap-3">
              <p className="text-sm text-muted">{t('flags.lead')}</p>
              <TextField type="search" label={t('flags.search')} value={search} onValueChange={setSearch} />
              <p role="status" className="empty:hidden">
                {names.length === 0 && t('flags.none')}
              </p>
              <ul className="flex flex-col divide-y divide-border">
                {names.map((name) => (
                  <FlagLine key={name} name={name} />
                ))}
              </ul>
            </Drawer.Body>
            <Drawer.Footer>
              <Button variant="secondary" block disabled={!hasOverrides} onClick={() => resetAll()}>
                {t('flags.put-all-back')}
              </Button>
            </Drawer.Footer>
          </section>
        </Drawer.Content>
      </Drawer.Root>
    </aside>
  );
}
