import { Progress } from '../progress.tsx';

export function ProgressUpload() {
  return (
    <div className="max-w-md">
      <Progress label="Sending 120 orders" value={42} max={120} valueText="42 of 120" />
    </div>
  );
}
