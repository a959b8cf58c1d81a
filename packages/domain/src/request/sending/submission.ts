import type { ApiFailure } from '../../api/index.ts';
import type { Sending, SendingJob } from './sending.ts';

/** What the form shows of sending. */
export interface Submission {
  /** `checking`: no usable answer arrived, and the service's orders are being searched. Sending again must wait. */
  readonly status: 'idle' | 'sending' | 'checking' | 'failed';
  /** Why there is no order; null unless `failed`. */
  readonly failure: ApiFailure | null;
}

const statusOf = <Job extends SendingJob>(sending: Sending<Job>): Submission['status'] => {
  switch (sending.status) {
    case 'checking':
    case 'placing':
      return 'sending';
    case 'looking-up':
      if (sending.isInDoubt) return 'checking';
      return sending.isPressed ? 'sending' : 'idle';
    case 'refused':
      return 'failed';
    case 'idle':
    case 'asking':
    case 'paying':
    case 'placed':
      return 'idle';
  }
};

/**
 * Maps the machine to what the form shows.
 * @param isPlacing An order is being placed, possibly of a draft that is no longer on screen.
 */
export const submissionOf = <Job extends SendingJob>(
  sending: Sending<Job>,
  isPlacing: boolean,
): Submission => {
  const status = statusOf(sending);
  if (sending.status === 'refused') return { status, failure: sending.failure };
  return { status: isPlacing && status === 'idle' ? 'sending' : status, failure: null };
};
