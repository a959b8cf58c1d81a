import { VisuallyHidden } from '../visually-hidden.tsx';

export function VisuallyHiddenBasic() {
  return (
    <p>
      <span aria-hidden="true">★★★★☆</span> <VisuallyHidden>4 of 5 stars</VisuallyHidden>
    </p>
  );
}
