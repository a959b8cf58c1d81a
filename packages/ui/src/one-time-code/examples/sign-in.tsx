import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { OneTimeCode } from '../one-time-code.tsx';

/** Submits the code when its last digit is entered. After a rejection, the user presses the button. */
export function OneTimeCodeSignIn() {
  const [submittedCode, setSubmittedCode] = useState<string | null>(null);
  const [isRejected, setRejected] = useState(false);
  const submitCode = (code: string) => {
    setSubmittedCode(code);
    setRejected(code !== '402817');
  };
  return (
    <form
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const code = new FormData(event.currentTarget).get('code');
        if (typeof code === 'string') submitCode(code);
      }}
    >
      <OneTimeCode
        label="Code from the message"
        hint="We sent 6 digits to +880 1812-345678."
        name="code"
        required
        error={isRejected ? 'This code is not the one we sent. Check the digits.' : undefined}
        onComplete={submitCode}
        resend="You can ask for another code in 0:42."
      />
      <Button type="submit">Sign in</Button>
      <p role="status">
        {submittedCode === null
          ? ''
          : isRejected
            ? `Refused: ${submittedCode}`
            : `Signed in with ${submittedCode}`}
      </p>
    </form>
  );
}
