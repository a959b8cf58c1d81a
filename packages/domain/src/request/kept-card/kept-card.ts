import { hasShape, isText } from '../../platform/guards/index.ts';

/**
 * The name and the expiry date of a typed card. Number and security code may not be stored (PCI DSS,
 * requirement 3), so the type has no field for them.
 */
export interface KeptCard {
  /** The draft whose payment the card was typed for. */
  readonly draftId: string;
  readonly holder: string;
  /** `MM/YY`. */
  readonly expiry: string;
}

const isKeptCard = hasShape({ draftId: isText, holder: isText, expiry: isText });

/** Parses the stored card. Returns null if the text is not a kept card. */
export const parseKeptCard = (text: string | null): KeptCard | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKeptCard(value) ? value : null;
  } catch {
    return null;
  }
};
