import { ChevronEndIcon } from '../../icon/chevron-end-icon.tsx';
import { ButtonLink } from '../button-link.tsx';

/** A link that looks like a button. Its arrow is mirrored on right-to-left pages. */
export function ButtonAsLink() {
  return (
    <ButtonLink href="#tracking" variant="secondary" endIcon={<ChevronEndIcon />}>
      Follow the order
    </ButtonLink>
  );
}
