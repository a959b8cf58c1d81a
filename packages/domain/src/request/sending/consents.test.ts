import { describe, expect, it } from 'vitest';
import { nextSending } from './next-sending.ts';
import { idleSending, type Sending, type SendingEvent, type SendingJob } from './sending.ts';

const question = { check: 'fee', amount: 75 } as const;
const lookingUp: Sending<SendingJob> = {
  status: 'looking-up',
  draftId: 'draft-1',
  hasQueuedSubmission: true,
  isOutcomeUnknown: true,
  run: 1,
  consents: [question],
};
const checking: Sending<SendingJob> = {
  status: 'checking',
  check: 'fee',
  job: null,
  run: 1,
  consents: [question],
};

describe('a sending machine with consents', () => {
  it.each<[event: SendingEvent<SendingJob>, sending: Sending<SendingJob>]>([
    [{ type: 'queuedSubmissionStarted', draftId: 'draft-1' }, lookingUp],
    [{ type: 'lookUpStarted', draftId: 'draft-2' }, checking],
    [{ type: 'orderSubmitted' }, { status: 'placed', run: 1, consents: [question] }],
  ])('forgets the consents after the event %j', (event, sending) => {
    expect(nextSending(sending, event, ['fee']).consents).toEqual([]);
  });

  it('keeps the consents when the input changes during the checks', () => {
    expect(nextSending(checking, { type: 'inputChanged' }, ['fee'])).toMatchObject({
      run: 2,
      consents: [question],
    });
  });
});

describe('a sending machine without checks', () => {
  it('ignores a submission', () => {
    expect(nextSending(idleSending, { type: 'orderSubmitted' }, [])).toBe(idleSending);
  });
});
