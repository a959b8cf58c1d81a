import { ChevronEndIcon } from '../../icon/chevron-end-icon.tsx';
import { Button } from '../button.tsx';

/** A link styled as a button. Its arrow is mirrored on right-to-left pages. */
export function ButtonAsLink() {
  return (
    <Button asChild variant="secondary" endIcon={<ChevronEndIcon />}>
      <a href="#tracking">Follow the order</a>
    </Button>
  );
}
