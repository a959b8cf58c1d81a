import { useEffect, useState } from 'react';
import { brands } from 'virtual:saddlebag-brands';
import { Artwork } from '../../artwork/artwork.tsx';
import { Button } from '../../button/button.tsx';
import { StatusBadge } from '../../status-badge/status-badge.tsx';
import { TextField } from '../../text-field/text-field.tsx';

/**
 * Shows a part of the portal and reports each React render. A brand switch only changes CSS, so it must not
 * cause a render.
 */
export function BrandSwitch({ onRender }: { readonly onRender: () => void }) {
  const [renderCount, setRenderCount] = useState(1);
  useEffect(() => {
    onRender();
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
        <StatusBadge tone="accent">Drawn by React: {renderCount}</StatusBadge>
        <Button
          onClick={() => {
            setRenderCount(renderCount + 1);
          }}
        >
          Draw again
        </Button>
      </div>
    </article>
  );
}
