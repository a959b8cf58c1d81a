import '../shortcuts/texts.ts';
import './confirmed-duplicate.model.ts';
import './texts.ts';
import { SendingQuestion } from './sending-question.tsx';
import { StartOverQuestion } from './start-over-question.tsx';

/** The confirmations of the request screen. At most one is open. */
export function Questions() {
  return (
    <>
      <SendingQuestion />
      <StartOverQuestion />
    </>
  );
}
