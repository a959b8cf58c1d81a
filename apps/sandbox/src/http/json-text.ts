declare const shape: unique symbol;

/** A response body that is already JSON text. `T` is the type of the value it encodes. */
export interface JsonText<T> {
  readonly text: string;
  readonly [shape]?: T;
}

const encodedAnswers = new WeakSet<object>();

/** Marks JSON text as a response body. Lists use it to reuse the cached text of their orders. */
export const jsonText = <T>(text: string): JsonText<T> => {
  const answer: JsonText<T> = { text };
  encodedAnswers.add(answer);
  return answer;
};

export const isJsonText = (answer: unknown): answer is JsonText<unknown> =>
  typeof answer === 'object' && answer !== null && encodedAnswers.has(answer);
