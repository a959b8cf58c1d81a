import type { ReactNode } from 'react';

/** A collapsible group of knobs. */
export function KnobSection({ title, isOpen = false, children }: KnobSectionProps) {
  return (
    <details open={isOpen} className="group border-0 border-t border-solid border-border">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between px-5 text-md font-strong text-text hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {title}
        <span aria-hidden="true" className="text-muted group-open:rotate-90 rtl:group-open:-rotate-90">
          <svg viewBox="0 0 16 16" className="block size-4 rtl:-scale-x-100">
            <path d="m6 3 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </span>
      </summary>
      <div className="grid gap-4 px-5 pb-6 pt-2">{children}</div>
    </details>
  );
}

interface KnobSectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}
