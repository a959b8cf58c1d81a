import { Spinner } from '../spinner.tsx';

export function SpinnerBasic() {
  return (
    <p className="flex items-center gap-3">
      <Spinner label="Looking for the address" /> Looking for the address…
    </p>
  );
}
