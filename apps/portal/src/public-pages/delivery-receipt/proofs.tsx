import { useUnit } from 'effector-react';
import type { PublicReceipt } from '@saddlebag/domain/public-pages';
import { $proofs, proofRequested, type Proof } from '@saddlebag/domain/public-proofs';
import { Skeleton } from '@saddlebag/ui/skeleton';
import { actionClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';

/** The photos of the rider. Each loads when the recipient asks for it, which saves data on a phone. */
export function Proofs({ proofs }: Pick<PublicReceipt, 'proofs'>) {
  const t = usePageT();
  const [loaded, request] = useUnit([$proofs, proofRequested]);
  if (proofs.length === 0) return null;
  const hasPhoto = proofs.some(({ kind }) => loaded[kind]?.state === 'ready');

  return (
    <section className={`flex flex-col gap-3 break-inside-avoid ${hasPhoto ? '' : 'print:hidden'}`}>
      <h2 className="text-lg">{t('proofs.title')}</h2>
      {proofs.map(({ kind }) => (
        <figure
          key={kind}
          className={`m-0 flex flex-col gap-2 ${loaded[kind]?.state === 'ready' ? '' : 'print:hidden'}`}
        >
          <figcaption className="text-sm text-muted">{t(`proofs.${kind}`)}</figcaption>
          <ProofPicture proof={loaded[kind]} name={t(`proofs.${kind}`)} onRequest={() => request(kind)} />
        </figure>
      ))}
    </section>
  );
}

interface ProofPictureProps {
  readonly proof: Proof | undefined;
  readonly name: string;
  readonly onRequest: () => void;
}

function ProofPicture({ proof, name, onRequest }: ProofPictureProps) {
  const t = usePageT();
  if (proof?.state === 'ready')
    return <img src={proof.image} alt={name} className="w-full rounded-card border border-border" />;
  if (proof?.state === 'loading')
    return (
      <div role="status" aria-label={t('proofs.loading')}>
        <Skeleton shape="block" className="aspect-4/3 w-full" />
      </div>
    );
  if (proof?.state === 'gone') return <p role="status">{t('proofs.gone')}</p>;
  return (
    <>
      {proof?.state === 'failed' && (
        <p role="alert" className="text-danger-text">
          {t('proofs.failed')}
        </p>
      )}
      <button
        type="button"
        aria-label={`${t('proofs.show')}: ${name}`}
        className={`${actionClass} self-start`}
        onClick={onRequest}
      >
        {t('proofs.show')}
      </button>
    </>
  );
}
