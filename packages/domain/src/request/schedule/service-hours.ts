/** Whether the service takes requests now, and the hours to tell the vendor; texts are `HH:MM` of the market's clock. */
export interface ServiceHours {
  readonly status: 'checking' | 'open' | 'closed';
  readonly from: string | null;
  readonly to: string | null;
  readonly now: string | null;
}

export const checkingServiceHours: ServiceHours = { status: 'checking', from: null, to: null, now: null };
