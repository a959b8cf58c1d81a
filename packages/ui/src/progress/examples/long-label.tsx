import { Progress } from '../progress.tsx';

export function ProgressLongLabel() {
  return (
    <div className="max-w-xs">
      <Progress
        label="Sending the orders of Banani, Gulshan and Dhanmondi to the courier service"
        value={7}
        max={12}
        valueText="7 of 12 outlets done"
      />
    </div>
  );
}
