/** Whether the service is open, and its hours. Times are `HH:MM` in the time zone of the market. */
export interface ServiceHours {
  readonly status: 'checking' | 'open' | 'closed';
  readonly from: string | null;
  readonly to: string | null;
  readonly now: string | null;
}

export const checkingServiceHours: ServiceHours = { status: 'checking', from: null, to: null, now: null };
