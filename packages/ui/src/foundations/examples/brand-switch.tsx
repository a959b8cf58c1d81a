import { useEffect, useState } from 'react';
import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '../../artwork/artwork.tsx';
import { Button } from '../../button/button.tsx';
import { StatusBadge } from '../../status-badge/status-badge.tsx';
import { TextField } from '../../text-field/text-field.tsx';

/** A corner of the portal that tells each time React has drawn it: not when the brand changes, for that is CSS alone. */
export function BrandSwitch({ onDrawn }: { readonly onDrawn: () => void }) {
  const [drawings, setDrawings] = useState(1);
  useEffect(() => {
    onDrawn();
  });
  return (
    <article className="grid max-w-md gap-5 overflow-hidden rounded-card bg-surface shadow-raised">
      <header className="flex h-header items-center bg-nav px-6 text-on-nav">
        {brands.map(({ id, name, logo }) => (
          <span key={id} data-only-brand={id} className="flex items-center gap-3">
            <Artwork artwork={logo.mark} className="h-8" />
            <Artwork artwork={logo.wordmark} label={name} className="h-6" />
          </span>
        ))}
      </header>
      <div className="grid gap-5 px-6 pb-6">
        <TextField label="Customer's name" defaultValue="Amina Rahman" />
        <StatusBadge tone="accent">Drawn by React: {drawings}</StatusBadge>
        <Button
          onClick={() => {
            setDrawings(drawings + 1);
          }}
        >
          Draw again
        </Button>
      </div>
    </article>
  );
}
