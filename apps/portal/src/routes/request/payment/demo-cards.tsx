import { sandboxCards, type SandboxCard } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';

const cards = Object.keys(sandboxCards) as readonly SandboxCard[];

/** The test cards of the sandbox's bank and the outcome of each. */
export function DemoCards() {
  const t = useT();
  return (
    <aside className="flex flex-col gap-2 rounded-card border border-border p-4 text-sm">
      <h2 className="font-strong">{t('payment.demo-title')}</h2>
      <p className="text-muted">{t('payment.demo-body')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {cards.map((card) => (
          <div key={card} className="contents">
            <dt className="tabular-nums">
              <bdi dir="ltr">{sandboxCards[card].replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</bdi>
            </dt>
            <dd className="text-muted">{t(`payment.demo.${card}`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
