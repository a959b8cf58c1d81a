import { RadioGroup } from '../index.ts';

export function RadioGroupInvalid() {
  return (
    <RadioGroup.Root
      label="When?"
      layout="column"
      required
      error="Choose when the rider should come."
      className="max-w-md"
    >
      <RadioGroup.Item value="now">As soon as possible</RadioGroup.Item>
      <RadioGroup.Item value="later">Later</RadioGroup.Item>
    </RadioGroup.Root>
  );
}
