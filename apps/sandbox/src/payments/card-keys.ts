import { randomText } from '../cryptography/encoding.ts';
import type { Store } from '../store/store.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const storageKey = 'card-key';

/**
 * The payment provider's key pair. Browsers encrypt cards with the public key; only the service can decrypt
 * them.
 */
export interface CardKeys {
  /** Returns the public key as base64 SubjectPublicKeyInfo, with its id. */
  publicKey(): Promise<{ readonly key_id: string; readonly spki: string }>;
  /** Decrypts a text. Returns null if it was not encrypted with the key `keyId`. */
  decrypt(keyId: string, base64: string): Promise<string | null>;
}

interface KeyPair {
  readonly id: string;
  readonly spki: string;
  readonly privateKey: CryptoKey;
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const generateKeyPair = async (store: Store): Promise<KeyPair> => {
  const parameters = { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey(parameters, true, ['encrypt', 'decrypt']);
  const id = randomText(6);
  const spki = toBase64(await crypto.subtle.exportKey('spki', pair.publicKey));
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  store.save([{ table: 'value', record: { id: storageKey, value: { id, spki, jwk } } }]);
  return { id, spki, privateKey: pair.privateKey };
};

const importKeyPair = async (stored: unknown): Promise<KeyPair> => {
  const { id, spki, jwk } = stored as {
    readonly id: string;
    readonly spki: string;
    readonly jwk: JsonWebKey;
  };
  const privateKey = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['decrypt']);
  return { id, spki, privateKey };
};

/** Creates the key pair on first use. The store keeps it, so cards stay readable after a restart. */
export const createCardKeys = (store: Store): CardKeys => {
  let cached: { readonly stored: unknown; readonly pair: Promise<KeyPair> } | null = null;
  const loadKeyPair = (): Promise<KeyPair> => {
    const stored = store.find('value', storageKey)?.value;
    // A reset of the store deletes the key pair. A pair that is still being generated is not stored yet.
    if (cached === null || (stored === undefined && cached.stored !== undefined)) {
      cached = { stored, pair: stored === undefined ? generateKeyPair(store) : importKeyPair(stored) };
    }
    return cached.pair;
  };
  return {
    async publicKey() {
      const { id, spki } = await loadKeyPair();
      return { key_id: id, spki };
    },
    async decrypt(keyId, base64) {
      const { id, privateKey } = await loadKeyPair();
      if (keyId !== id) return null;
      try {
        const decrypted = await crypto.subtle.decrypt(algorithm, privateKey, fromBase64(base64));
        return new TextDecoder().decode(decrypted);
      } catch {
        return null;
      }
    },
  };
};
