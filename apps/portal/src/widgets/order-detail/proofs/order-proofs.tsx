import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Order } from '@saddlebag/domain/api';
import { $orderProofs } from '@saddlebag/domain/order-proofs';
import { expectedProofsOf } from '@saddlebag/domain/orders';
import { useT } from '@saddlebag/domain/react';
import { ProofTile } from './proof-tile.tsx';
import { ProofViewer } from './proof-viewer.tsx';

/** The photos that the rider took of an order. Each loads when it comes into view, and opens large. */
export function OrderProofs({ order }: { order: Order }) {
  const t = useT();
  const stored = useUnit($orderProofs);
  const [openedKind, setOpenedKind] = useState<string | null>(null);
  const proofs = stored.orderId === order.id ? stored.proofs : {};
  const expected = expectedProofsOf(order);
  const opened = expected.find(({ kind }) => kind === openedKind);
  const openedProof = opened && proofs[opened.kind];

  return (
    <section data-slot="order-proofs" className="flex flex-col gap-3">
      <h3 className="text-md">{t('order-proofs.title')}</h3>
      <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0">
        {expected.map(({ kind }) => (
          <li key={`${order.id} ${kind}`}>
            <ProofTile
              reference={{ vendorId: order.vendorId, orderId: order.id, kind }}
              proof={proofs[kind]}
              onOpen={() => setOpenedKind(kind)}
            />
          </li>
        ))}
      </ul>
      {opened && openedProof?.state === 'ready' && (
        <ProofViewer
          order={order}
          proof={opened}
          image={openedProof.image}
          onClose={() => setOpenedKind(null)}
        />
      )}
    </section>
  );
}
