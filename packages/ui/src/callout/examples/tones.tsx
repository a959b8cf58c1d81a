import { Callout } from '../callout.tsx';

export function CalloutTones() {
  return (
    <div className="grid max-w-xl gap-3">
      <Callout title="Items must fit the delivery bag">40 × 40 × 40 cm at most.</Callout>
      <Callout tone="success">The address was found.</Callout>
      <Callout tone="warning">The outlet closes in 20 minutes.</Callout>
      <Callout tone="danger" title="Nothing was sent">
        The delivery fee has changed. Look at it once more, then try again.
      </Callout>
    </div>
  );
}
