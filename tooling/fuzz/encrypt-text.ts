const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;

/** Encrypts a text with a base64 SubjectPublicKeyInfo, as a browser encrypts a card. */
export const encryptText = async (spki: string, text: string): Promise<string> => {
  const key = await crypto.subtle.importKey('spki', Buffer.from(spki, 'base64'), algorithm, false, [
    'encrypt',
  ]);
  const encrypted = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return Buffer.from(encrypted).toString('base64');
};
