import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { createConfirm } from '../create-confirm.tsx';

const confirm = createConfirm();

/** Awaits the answer in a click handler. */
export function ConfirmDialogAwaited() {
  const [answer, setAnswer] = useState('not asked');
  return (
    <>
      <Button
        onClick={() => {
          void confirm
            .ask({ title: 'The delivery fee is now ৳ 85', labels: { submit: 'Request anyway' } })
            .then((isConfirmed) => {
              setAnswer(isConfirmed ? 'yes' : 'no');
            });
        }}
      >
        Request a rider
      </Button>
      <output className="ms-3">Answer: {answer}</output>
      <confirm.Host />
    </>
  );
}
