import type { ApiFailure } from '../../api/index.ts';
import type { Sending, SendingJob } from './sending.ts';

/** The progress of a submission as the form shows it. */
export interface Submission {
  /**
   * `checking`: no usable response arrived, and the service's orders are being searched. The vendor cannot
   * submit again until the search ends.
   */
  readonly status: 'idle' | 'sending' | 'checking' | 'failed';
  /** The reason why there is no order. Null unless the status is `failed`. */
  readonly failure: ApiFailure | null;
}

const statusOf = <Job extends SendingJob>(sending: Sending<Job>): Submission['status'] => {
  switch (sending.status) {
    case 'checking':
    case 'placing':
      return 'sending';
    case 'looking-up':
      if (sending.isOutcomeUnknown) return 'checking';
      return sending.hasQueuedSubmission ? 'sending' : 'idle';
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
 * Converts the state of the machine to the status that the form shows.
 * @param isPlacing True while an order is being placed, even from a draft that is no longer on screen.
 */
export const submissionOf = <Job extends SendingJob>(
  sending: Sending<Job>,
  isPlacing: boolean,
): Submission => {
  const status = statusOf(sending);
  if (sending.status === 'refused') return { status, failure: sending.failure };
  return { status: isPlacing && status === 'idle' ? 'sending' : status, failure: null };
};
