import { Button } from '../button.tsx';

/** A consumer's classes override the component's styles, regardless of stylesheet order. */
export function ButtonConsumerClass() {
  return <Button className="rounded-none bg-spark px-12 text-on-spark">Wide and square</Button>;
}
