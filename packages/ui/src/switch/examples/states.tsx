import { Switch } from '../switch.tsx';

export function SwitchStates() {
  return (
    <div className="grid max-w-md">
      <Switch defaultChecked description="Their orders are listed together.">
        Include all outlets
      </Switch>
      <Switch>Sound on new orders</Switch>
      <Switch disabled>Dark at night</Switch>
    </div>
  );
}
