const operatorErrorName = 'OperatorError';

/**
 * A failure that the person who runs the sandbox can fix. Its message names the cause, the path or the option
 * concerned, and the next step.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = operatorErrorName;
  }
}

/** Formats an error for the terminal: without a stack trace if the person who runs the sandbox can fix it. */
export const describeFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Compares the name, because the class is lost when an error passes from one thread to another.
  return error.name === operatorErrorName ? error.message : (error.stack ?? error.message);
};
