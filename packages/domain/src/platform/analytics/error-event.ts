import {
  analyticsLimits,
  errorKinds,
  problemKinds,
  type AnalyticsEvent,
  type ErrorKind,
  type ProblemKind,
  type StackFrame,
} from '../../contracts/index.ts';

type EventNamed<Name extends AnalyticsEvent['name']> = Extract<AnalyticsEvent, { readonly name: Name }>;

/** Matches the address and the position of a built script in a line of a stack trace. */
const framePattern = /\/assets\/([\w-]{1,64}\.js):(\d{1,7}):(\d{1,7})\)?$/;

/** Reads the scripts and positions of a stack trace. Skips its message, its function names and other addresses. */
const framesOf = (stack: string, message: string): StackFrame[] =>
  // The message comes first and can have several lines. Firefox and Safari omit it.
  (stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack)
    .split('\n')
    .flatMap((line) => {
      const [, file, lineNumber, column] = framePattern.exec(line.trim()) ?? [];
      return file === undefined ? [] : [{ file, line: Number(lineNumber), column: Number(column) }];
    })
    .slice(0, analyticsLimits.framesPerError);

/**
 * Describes a thrown value by the kind of the error and its position in the code. Leaves out its message, because
 * the message can contain what the vendor has entered.
 */
export const toErrorEvent = (
  source: EventNamed<'error-thrown'>['source'],
  thrown: unknown,
): EventNamed<'error-thrown'> => {
  const error = thrown instanceof Error || thrown instanceof DOMException ? thrown : null;
  const kind = errorKinds.find((name): name is ErrorKind => name === error?.name) ?? 'other';
  return {
    name: 'error-thrown',
    source,
    kind,
    frames: error?.stack === undefined ? [] : framesOf(error.stack, error.message),
  };
};

/** Describes a report to developers by its kind or its reason. Leaves out its message and all other details. */
export const toProblemEvent = ({
  kind,
  reason,
}: Readonly<Record<string, unknown>>): EventNamed<'problem-reported'> => ({
  name: 'problem-reported',
  kind: problemKinds.find((name): name is ProblemKind => name === kind || name === reason) ?? 'other',
});
