import { Progress } from '../progress.tsx';

/** An indeterminate bar: without a value, it only shows that work is in progress. */
export function ProgressUnderWay() {
  return (
    <div className="max-w-md">
      <Progress label="Reading the addresses" value={null} />
    </div>
  );
}
