/**
 * Parses the command line of `npm start` and `npm run dev`, whose only option is `--fresh`. Throws an error
 * with the next step for any other argument.
 */
export const parseFreshOption = (args: readonly string[]): boolean => {
  const unknown = args.find((argument) => argument !== '--fresh');
  if (unknown === undefined) return args.length > 0;
  throw new Error(
    `Unknown option "${unknown}". The only option is --fresh, which deletes the sandbox's data. README.md lists the environment variables.`,
  );
};
