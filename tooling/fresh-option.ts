/**
 * Parses the arguments of `npm start` and `npm run dev`. Returns true if `--fresh` is given. For any other
 * argument, throws an error that names the valid option.
 */
export const parseFreshOption = (args: readonly string[]): boolean => {
  const unknown = args.find((argument) => argument !== '--fresh');
  if (unknown === undefined) return args.length > 0;
  throw new Error(
    `Unknown option "${unknown}". The only option is --fresh, which deletes the sandbox's data. README.md lists the environment variables.`,
  );
};
