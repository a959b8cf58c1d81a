import { TextArea } from '../text-area.tsx';

export function TextAreaCounted() {
  return (
    <div className="grid max-w-md gap-5">
      <TextArea label="Notes to the rider" hint="The way in, the floor, what to ring." limit={200} />
      <TextArea label="Notes in bytes" unit="byte" limit={30} defaultValue="দোতলা" />
      <TextArea label="Too long" limit={10} defaultValue="Second floor, green door" />
    </div>
  );
}
