import { Button } from '../../button/button.tsx';
import { OneTimeCode } from '../one-time-code.tsx';

export function OneTimeCodeStates() {
  return (
    <div className="grid max-w-md gap-8">
      <OneTimeCode label="Empty" />
      <OneTimeCode label="Half-way" defaultValue="402" />
      <OneTimeCode
        label="Refused"
        defaultValue="402871"
        error="This code is not the one we sent. Check the digits."
        resend={
          <>
            No message yet?
            <Button variant="ghost" size="sm">
              Send another code
            </Button>
          </>
        }
      />
      <OneTimeCode label="Being checked" defaultValue="402817" disabled />
      <OneTimeCode label="Of 4 digits" length={4} defaultValue="58" />
      <OneTimeCode label="Of 8 digits" length={8} defaultValue="402817" />
    </div>
  );
}
