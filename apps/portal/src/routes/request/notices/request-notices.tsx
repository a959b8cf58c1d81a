import { lazyPart } from '../../../lazy-part.tsx';
import { PlacedElsewhere } from './placed-elsewhere.tsx';

const DraftOffer = lazyPart(async () => (await import('../draft-offer/draft-offer.tsx')).DraftOffer);

/** The messages below the title of the form. */
export function RequestNotices() {
  return (
    <>
      <PlacedElsewhere />
      <DraftOffer />
    </>
  );
}
