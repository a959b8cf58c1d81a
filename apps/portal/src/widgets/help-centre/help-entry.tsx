import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { useLocale, useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { HelpIcon } from '@saddlebag/ui/icon';
import { paths } from '../../paths.ts';
import { TourInvitation } from '../tour/index.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { $hasHelpCentre } from './visibility.model.ts';

/**
 * The links to the tour and the FAQ and the button of the help centre in the account menu, and the round button and the panel
 * over the page. Narrow screens have no room for the round button.
 */
export function HelpEntry() {
  const t = useT();
  const { locale } = useLocale();
  const [path] = useLocation();
  const hasHelpCentre = useUnit($hasHelpCentre);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const links = (
    <div>
      <TourInvitation />
      <Link href={paths.faq()} className="flex min-h-target items-center">
        {t('help-center.faq')}
      </Link>
    </div>
  );
  if (!hasHelpCentre || path.startsWith(paths.helpCenter())) return links;

  // Showing the panel also closes the account menu.
  const show = () => {
    panel.current?.showPopover();
    panel.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Button variant="secondary" block startIcon={<HelpIcon />} onClick={show}>
        {t('help-center.menu')}
      </Button>
      {links}
      {createPortal(
        <>
          <button
            type="button"
            aria-label={t('help-center.open')}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={show}
            className="fixed end-20 bottom-3 z-nav hidden size-12 cursor-pointer place-items-center rounded-full bg-nav text-on-nav shadow-floating lg:grid"
          >
            <HelpIcon size={24} />
          </button>
          <FloatingPanel key={locale} ref={panel} isOpen={isOpen} onOpenChange={setOpen} />
        </>,
        document.body,
      )}
    </>
  );
}
