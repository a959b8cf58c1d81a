import { Progress } from '../progress.tsx';

/** Without a value the bar says no more than that something is going on. */
export function ProgressUnderWay() {
  return (
    <div className="max-w-md">
      <Progress label="Reading the addresses" value={null} />
    </div>
  );
}
