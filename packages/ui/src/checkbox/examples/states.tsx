import { Checkbox } from '../checkbox.tsx';

export function CheckboxStates() {
  return (
    <div className="grid max-w-md">
      <Checkbox defaultChecked>Remember this address</Checkbox>
      <Checkbox description="They are sent with the rider, once.">I accept the terms of delivery</Checkbox>
      <Checkbox disabled>Include all outlets</Checkbox>
      <Checkbox disabled defaultChecked>
        Paid already
      </Checkbox>
    </div>
  );
}
