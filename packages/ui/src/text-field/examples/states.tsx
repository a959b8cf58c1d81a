import { SearchIcon } from '../../icon/search-icon.tsx';
import { TextField } from '../text-field.tsx';

export function TextFieldStates() {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label="Customer's name" placeholder="Amina Rahman" autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        hint="The receipt goes there."
        defaultValue="amina@"
        error="Please enter a valid email"
      />
      <TextField label="Search orders" startSlot={<SearchIcon />} type="search" />
      <TextField label="Outlet ID" note="cannot be changed" defaultValue="a-1042" disabled />
    </div>
  );
}
