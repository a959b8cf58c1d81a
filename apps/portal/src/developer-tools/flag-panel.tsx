import { useUnit } from 'effector-react';
import { flagNames } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Drawer } from '@saddlebag/ui/drawer';
import { FlagLine } from './flag-line.tsx';
import { $hasOverrides, allFlagsReset } from './flag-panel.model.ts';

/**
 * Shows and overrides the feature flags in sandbox builds. Its button comes last in the tab order. The button
 * is below the page on narrow screens and in the empty middle of the top bar on wide ones, so that it covers
 * nothing.
 */
export function FlagPanel() {
  const t = useT();
  const [hasOverrides, resetAll] = useUnit([$hasOverrides, allFlagsReset]);

  return (
    <aside
      aria-label={t('flags.title')}
      data-slot="developer-tools"
      className="z-nav flex justify-end bg-page p-1.5 lg:fixed lg:bg-transparent lg:inset-x-0 lg:top-0 lg:mx-auto lg:w-fit"
    >
      <Drawer.Root>
        <Drawer.Trigger
          aria-label={t('flags.title')}
          title={t('flags.title')}
          className="grid size-11 cursor-pointer place-items-center rounded-full bg-nav text-nav-muted hover:text-on-nav"
        >
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
              <ul className="flex flex-col divide-y divide-border">
                {flagNames.map((name) => (
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
