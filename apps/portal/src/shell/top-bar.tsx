import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { paths } from '../paths.ts';
import { WordMark } from '../widgets/word-mark/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { homeLinkClass, topBarClass } from './frame-class.ts';
import { useSections } from './use-sections.ts';
import { VendorSwitch } from './vendor-switch.tsx';

/** The bar at the top of every signed-in screen: home link, sections, outlet and account menu. */
export function TopBar() {
  const t = useT();
  const sections = useSections();

  return (
    <header data-slot="top-bar" className={topBarClass}>
      <Link href={paths.request()} className={homeLinkClass}>
        <WordMark className="h-7" compact />
      </Link>
      <nav aria-label={t('nav.label')} className="hidden h-full gap-1 lg:flex">
        {sections.map(({ name, href, label, accessibleName, isCurrent }) => (
          <Link
            key={name}
            href={href}
            aria-label={accessibleName}
            aria-current={isCurrent ? 'page' : undefined}
            className="relative flex h-full items-center px-4 font-strong text-nav-muted no-underline after:absolute after:inset-x-4 after:bottom-0 after:h-1 after:rounded-full hover:text-on-nav aria-[current=page]:text-on-nav aria-[current=page]:after:bg-nav-mark"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="ms-auto flex min-w-0 items-center gap-1 lg:gap-3">
        <VendorSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
