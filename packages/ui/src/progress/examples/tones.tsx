import { Progress } from '../progress.tsx';

export function ProgressTones() {
  return (
    <div className="grid max-w-md gap-6">
      <Progress label="Nothing yet" value={0} />
      <Progress label="Uploading orders.xlsx" value={64.5} />
      <Progress label="Checked" value={100} tone="success" />
      <Progress label="Storage of proofs" value={91} tone="warning" valueText="91% used" />
      <Progress label="Stopped" value={38} tone="danger" size="sm" valueText="Stopped at 38%" />
    </div>
  );
}
