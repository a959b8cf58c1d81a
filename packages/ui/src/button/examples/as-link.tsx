import { ChevronEndIcon } from '../../icon/chevron-end-icon.tsx';
import { Button } from '../button.tsx';

/** A link that looks like a button stays a link; the arrow turns around in right-to-left text. */
export function ButtonAsLink() {
  return (
    <Button asChild variant="secondary" endIcon={<ChevronEndIcon />}>
      <a href="#tracking">Follow the order</a>
    </Button>
  );
}
