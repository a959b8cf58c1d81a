import { PlusIcon } from '../../icon/plus-icon.tsx';
import { Button } from '../button.tsx';

export function ButtonSizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button>Usual</Button>
      <Button size="lg">Large</Button>
      <Button size="icon" aria-label="Add an outlet">
        <PlusIcon />
      </Button>
    </div>
  );
}
