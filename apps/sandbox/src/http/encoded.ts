declare const shape: unique symbol;

/** A response body that is already JSON text. `T` is the type of the value it encodes. */
export interface Encoded<T> {
  readonly text: string;
  readonly [shape]?: T;
}

const encodedAnswers = new WeakSet<object>();

/** Marks JSON text as a response body. Lists use it to reuse the cached text of their orders. */
export const encoded = <T>(text: string): Encoded<T> => {
  const answer: Encoded<T> = { text };
  encodedAnswers.add(answer);
  return answer;
};

export const isEncoded = (answer: unknown): answer is Encoded<unknown> =>
  typeof answer === 'object' && answer !== null && encodedAnswers.has(answer);
