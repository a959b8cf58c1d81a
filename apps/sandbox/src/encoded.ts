declare const shape: unique symbol;

/** An answer that is JSON already. `T` is what the text stands for. */
export interface Encoded<T> {
  readonly text: string;
  readonly [shape]?: T;
}

const encodedAnswers = new WeakSet<object>();

/** Hands over an answer as JSON text, for lists that are kept as text and need not be written again. */
export const encoded = <T>(text: string): Encoded<T> => {
  const answer: Encoded<T> = { text };
  encodedAnswers.add(answer);
  return answer;
};

export const isEncoded = (answer: unknown): answer is Encoded<unknown> =>
  typeof answer === 'object' && answer !== null && encodedAnswers.has(answer);
