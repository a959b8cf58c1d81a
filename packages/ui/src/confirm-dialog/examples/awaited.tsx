import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { createConfirm } from '../create-confirm.tsx';

const confirm = createConfirm();

/** Asked from anywhere and awaited, as an effect would. */
export function ConfirmDialogAwaited() {
  const [answer, setAnswer] = useState('not asked');
  return (
    <>
      <Button
        onClick={() => {
          void confirm
            .ask({ title: 'The delivery fee is now ৳ 85', labels: { submit: 'Request anyway' } })
            .then((yes) => {
              setAnswer(yes ? 'yes' : 'no');
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
