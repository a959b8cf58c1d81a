import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { ProofReference } from '@saddlebag/domain/api';
import { proofRequested, type Proof } from '@saddlebag/domain/order-proofs';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { RefreshIcon } from '@saddlebag/ui/icon';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { observeNear } from './observe-near.ts';

interface ProofTileProps {
  readonly reference: ProofReference;
  /** Undefined until the tile was in view. */
  readonly proof: Proof | undefined;
  readonly onOpen: () => void;
}

const frame = 'grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card border border-border';

/** A photo of the rider as a thumbnail, or what became of it. */
export function ProofTile({ reference, proof, onOpen }: ProofTileProps) {
  const t = useT();
  const request = useUnit(proofRequested);
  const [observe] = useState(() => observeNear(() => request(reference)));
  const name = t(`order-proofs.${reference.kind}`);
  const retry = t('action.retry');

  return (
    <figure ref={observe} tabIndex={-1} className="m-0 flex flex-col gap-1.5 focus-visible:outline-none">
      {proof?.state === 'ready' ? (
        <button
          type="button"
          aria-label={t('order-proofs.open', { name })}
          className={`cursor-pointer bg-sunken p-0 ${frame}`}
          onClick={onOpen}
        >
          <img src={proof.image} alt="" className="size-full object-cover" />
        </button>
      ) : proof?.state === 'gone' ? (
        <p role="status" className={`m-0 bg-sunken p-3 text-center text-xs text-muted ${frame}`}>
          {t('order-proofs.gone')}
        </p>
      ) : proof?.state === 'failed' ? (
        <div className={`gap-1 p-2 text-center ${frame}`}>
          <p role="alert" className="m-0 text-xs text-danger-text">
            {t('order-proofs.failed')}
          </p>
          <Button
            variant="ghost"
            size="sm"
            startIcon={<RefreshIcon size={18} />}
            aria-label={`${retry}: ${name}`}
            onClick={({ currentTarget }) => {
              // Retrying removes this button, so the focus moves to what stays.
              currentTarget.closest('figure')?.focus();
              request(reference);
            }}
          >
            {retry}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={t('order-proofs.loading', { name })}>
          <Skeleton shape="block" className="aspect-4/3 w-full" />
        </div>
      )}
      <figcaption className="text-xs text-muted">{name}</figcaption>
    </figure>
  );
}
