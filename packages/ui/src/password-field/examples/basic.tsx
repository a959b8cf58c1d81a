import { PasswordField } from '../password-field.tsx';

export function PasswordFieldBasic() {
  return (
    <div className="max-w-md">
      <PasswordField
        label="Password"
        name="password"
        hint="At least 8 characters."
        defaultValue="Saddle1!bag"
      />
    </div>
  );
}
