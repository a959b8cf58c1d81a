declare const shape: unique symbol;

/** A response body that is already JSON text. `T` is the type of the value it encodes. */
export interface JsonText<T> {
  readonly text: string;
  readonly [shape]?: T;
}

const jsonTexts = new WeakSet<object>();

/** Marks JSON text as a response body. Lists use it to reuse the cached text of their orders. */
export const jsonText = <T>(text: string): JsonText<T> => {
  const body: JsonText<T> = { text };
  jsonTexts.add(body);
  return body;
};

export const isJsonText = (body: unknown): body is JsonText<unknown> =>
  typeof body === 'object' && body !== null && jsonTexts.has(body);
