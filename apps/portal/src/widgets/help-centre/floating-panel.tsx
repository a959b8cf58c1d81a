import { useState, type Ref } from 'react';
import { useT } from '@saddlebag/domain/react';
import { CloseIcon } from '@saddlebag/ui/icon';
import { HelpPanel } from './lazy-panel.ts';

interface FloatingPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * The panel above the page. It is a native popover, so the browser closes it on Escape or an outside click and
 * restores the focus. Its content stays mounted while it is closed, so a half-typed message is kept.
 */
export function FloatingPanel({ ref, isOpen, onOpenChange }: FloatingPanelProps) {
  const t = useT();
  const [hasOpened, setHasOpened] = useState(false);

  return (
    <div
      ref={ref}
      id="help-centre"
      popover="auto"
      role="dialog"
      aria-label={t('help-center.title')}
      onToggle={({ newState }) => {
        onOpenChange(newState === 'open');
        setHasOpened((before) => before || newState === 'open');
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden border-border bg-raised text-text shadow-floating open:flex open:flex-col sm:inset-auto sm:end-6 sm:bottom-6 sm:h-[min(40rem,calc(100dvh-6rem))] sm:w-96 sm:rounded-card sm:border"
    >
      <div className="flex items-center justify-between gap-3 border-b border-border py-2 ps-5 pe-2">
        <h2 className="text-lg">{t('help-center.title')}</h2>
        <button
          type="button"
          popoverTarget="help-centre"
          popoverTargetAction="hide"
          aria-label={t('help-center.close')}
          className="grid size-target cursor-pointer place-items-center rounded-full"
        >
          <CloseIcon />
        </button>
      </div>
      {hasOpened && <HelpPanel isOpen={isOpen} />}
    </div>
  );
}
