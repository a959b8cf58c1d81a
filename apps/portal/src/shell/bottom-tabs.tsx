import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { bottomTabsClass, tabClass } from './frame-class.ts';
import { useSections } from './use-sections.ts';

/** The navigation between sections on narrow screens, at the bottom within reach of the thumb. */
export function BottomTabs() {
  const t = useT();
  const sections = useSections();

  return (
    <nav aria-label={t('nav.label')} data-slot="bottom-tabs" className={bottomTabsClass}>
      {sections.map(({ name, href, icon, label, accessibleName, isCurrent }) => (
        <Link
          key={name}
          href={href}
          aria-label={accessibleName}
          aria-current={isCurrent ? 'page' : undefined}
          className={tabClass}
        >
          {icon}
          {label}
        </Link>
      ))}
    </nav>
  );
}
