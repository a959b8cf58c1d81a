import { Button } from '../button.tsx';

export function ButtonVariants() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Request a rider</Button>
      <Button variant="secondary">Save as draft</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="danger">Cancel the order</Button>
    </div>
  );
}
