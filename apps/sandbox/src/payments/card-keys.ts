import { randomText } from '../cryptography/encoding.ts';
import type { Store } from '../store/store.ts';

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const storageKey = 'card-key';

/** The provider's key pair: anybody may encrypt a card for it, and it alone can read one. */
export interface CardKeys {
  /** The public half as SubjectPublicKeyInfo in base64, under its name. */
  publicKey(): Promise<{ readonly key_id: string; readonly spki: string }>;
  /** The text that was encrypted; null for what was not encrypted for this key. */
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

const make = async (store: Store): Promise<KeyPair> => {
  const parameters = { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey(parameters, true, ['encrypt', 'decrypt']);
  const id = randomText(6);
  const spki = toBase64(await crypto.subtle.exportKey('spki', pair.publicKey));
  const jwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  store.save([{ table: 'value', record: { id: storageKey, value: { id, spki, jwk } } }]);
  return { id, spki, privateKey: pair.privateKey };
};

const restore = async (kept: unknown): Promise<KeyPair> => {
  const { id, spki, jwk } = kept as { readonly id: string; readonly spki: string; readonly jwk: JsonWebKey };
  const privateKey = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['decrypt']);
  return { id, spki, privateKey };
};

/** The pair is made when it is first needed, and kept, so that a restart can read what was encrypted before. */
export const createCardKeys = (store: Store): CardKeys => {
  let pair: { readonly kept: unknown; readonly keys: Promise<KeyPair> } | null = null;
  const keys = (): Promise<KeyPair> => {
    const kept = store.find('value', storageKey)?.value;
    // After a reset there is none any more, unless one is being made just now.
    if (pair === null || (kept === undefined && pair.kept !== undefined)) {
      pair = { kept, keys: kept === undefined ? make(store) : restore(kept) };
    }
    return pair.keys;
  };
  return {
    async publicKey() {
      const { id, spki } = await keys();
      return { key_id: id, spki };
    },
    async decrypt(keyId, base64) {
      const { id, privateKey } = await keys();
      if (keyId !== id) return null;
      try {
        const clear = await crypto.subtle.decrypt(algorithm, privateKey, fromBase64(base64));
        return new TextDecoder().decode(clear);
      } catch {
        return null;
      }
    },
  };
};
