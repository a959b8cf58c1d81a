/**
 * Whether the service is open. Times are `HH:MM` in the time zone of the market. `from` and `to` are null if
 * the hours could not be loaded or parsed. The service then counts as open.
 */
export type ServiceHours =
  | { readonly status: 'checking' }
  | {
      readonly status: 'open';
      readonly from: string | null;
      readonly to: string | null;
      readonly now: string;
    }
  | ClosedHours;

/** The service is closed. It opens at `from`. */
export interface ClosedHours {
  readonly status: 'closed';
  readonly from: string;
  readonly to: string;
  readonly now: string;
}

export const checkingServiceHours: ServiceHours = { status: 'checking' };
