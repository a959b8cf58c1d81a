import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { useSections } from './use-sections.ts';

/** The navigation between sections on narrow screens, at the bottom within reach of the thumb. */
export function BottomTabs() {
  const t = useT();
  const sections = useSections();

  return (
    <nav
      aria-label={t('nav.label')}
      data-slot="bottom-tabs"
      className="sticky bottom-0 z-nav grid auto-cols-fr grid-flow-col border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {sections.map(({ name, href, icon, label, accessibleName, isCurrent }) => (
        <Link
          key={name}
          href={href}
          aria-label={accessibleName}
          aria-current={isCurrent ? 'page' : undefined}
          className="flex min-h-14 flex-col items-center justify-center gap-1 text-xs font-strong text-muted no-underline aria-[current=page]:text-accent-text"
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
