import { Button } from '../button.tsx';

/** What a consumer writes wins over the looks of the part, whatever the order of the stylesheet. */
export function ButtonConsumerClass() {
  return <Button className="rounded-none bg-spark px-12 text-on-spark">Wide and square</Button>;
}
