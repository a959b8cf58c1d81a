import { useState } from 'react';
import { RiderIcon } from '../../icon/rider-icon.tsx';
import { Button } from '../button.tsx';

/** A button that keeps its width and ignores further presses while the order is being sent. */
export function ButtonLoading() {
  const [presses, setPresses] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        loading={presses > 0}
        loadingLabel="Sending the order"
        startIcon={<RiderIcon />}
        onClick={() => {
          setPresses(presses + 1);
        }}
      >
        Request a rider
      </Button>
      <output>Orders sent: {presses}</output>
    </div>
  );
}
