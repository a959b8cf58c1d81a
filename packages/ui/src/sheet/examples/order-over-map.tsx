import { Button } from '../../button/button.tsx';
import { StatusBadge } from '../../status-badge/status-badge.tsx';
import { Sheet } from '../index.ts';
import type { SheetHeight } from '../index.ts';

const steps = Array.from({ length: 30 }, (_, index) => `Step ${String(index + 1)} of the delivery`);

/** The details of an order over the place of its map. */
export function SheetOrderOverMap({ height = 'half' }: { height?: SheetHeight }) {
  return (
    <div className="relative h-128 max-w-sm overflow-hidden bg-sunken">
      <Button variant="secondary" className="m-4">
        Move the map
      </Button>
      <Sheet.Root defaultHeight={height} halfFraction={0.55}>
        <Sheet.Header>
          <Sheet.Handle labels={{ name: 'Height of the details' }} />
          <div className="flex items-center justify-between gap-3">
            <StatusBadge tone="info" live>
              Rider on the way
            </StatusBadge>
            <Button size="sm" variant="secondary">
              Call
            </Button>
          </div>
        </Sheet.Header>
        <Sheet.Body tabIndex={0} role="region" aria-label="Steps">
          {steps.map((step) => (
            <p key={step} className="m-0 py-2">
              {step}
            </p>
          ))}
          <Button variant="secondary">Share</Button>
        </Sheet.Body>
      </Sheet.Root>
    </div>
  );
}
