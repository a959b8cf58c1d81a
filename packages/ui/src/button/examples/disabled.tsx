import { Button } from '../button.tsx';

export function ButtonDisabled() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled>Request a rider</Button>
      <Button variant="secondary" disabled>
        Save as draft
      </Button>
    </div>
  );
}
