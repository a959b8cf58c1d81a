import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { HelpIcon } from '@saddlebag/ui/icon';
import { paths } from '../../paths.ts';
import { TourInvitation } from '../tour/index.ts';
import { FloatingPanel } from './floating-panel.tsx';
import { $hasHelpCentre } from './visibility.model.ts';

/**
 * The links to the tour and the FAQ and the button of the help centre in the account menu, and the panel over the page.
 * On wide screens the top bar also has a button, after the sections. There it covers nothing of the page.
 */
export function HelpEntry() {
  const t = useT();
  const [path] = useLocation();
  const hasHelpCentre = useUnit($hasHelpCentre);
  // The account menu is inside the top bar.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sections = anchor?.closest('[data-slot=top-bar]')?.querySelector('nav');
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const links = (
    <div ref={setAnchor}>
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
      {sections &&
        createPortal(
          <button
            type="button"
            aria-label={t('help-center.open')}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={show}
            className="grid size-target cursor-pointer place-items-center self-center rounded-full text-nav-muted hover:text-on-nav"
          >
            <HelpIcon size={24} />
          </button>,
          sections,
        )}
      {createPortal(<FloatingPanel ref={panel} isOpen={isOpen} onOpenChange={setOpen} />, document.body)}
    </>
  );
}
