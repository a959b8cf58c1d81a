import type { ReactNode } from 'react';
import { RiderIcon } from '@saddlebag/ui/icon';

interface RiderCardProps {
  /** Names the card. Shown above the name of the rider. */
  readonly label: string;
  readonly name: string;
  /** The link that calls the rider. */
  readonly children: ReactNode;
}

/** The rider of an order. The public pages show it too, so its texts come in as props. */
export function RiderCard({ label, name, children }: RiderCardProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface p-4"
    >
      <span className="grid size-target shrink-0 place-items-center rounded-full bg-sunken">
        <RiderIcon />
      </span>
      <div className="min-w-0 flex-[1_1_4.5rem]">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-strong wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
      </div>
      {children}
    </section>
  );
}
