import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ParsedMessage } from '../../packages/domain/src/request/draft/parsed-message.ts';
import { parseMessage } from '../../packages/domain/src/request/paste/parse-message.ts';
import {
  corpusMessages,
  type CorpusMessage,
} from '../../packages/domain/src/request/paste/testing/corpus.ts';
import {
  countSafetyErrors,
  marketOf,
  scoredFields,
  scoreLanguages,
  scoreParser,
  type FieldScores,
  type ScoredField,
} from '../../packages/domain/src/request/paste/testing/score.ts';
import { crossValidate } from '../../tooling/paste/cross-validate.ts';
import { formatColumns, toVerdict, type Report } from '../report.ts';

/** Minimum F1 score per field over all languages. */
const goals: Readonly<Partial<Record<ScoredField, number>>> = {
  phone: 0.95,
  amount: 0.95,
  name: 0.88,
  address: 0.88,
  paymentMethod: 0.92,
  note: 0.8,
  unit: 0.8,
};
/** Minimum F1 score in each language, for the fields that every order needs. */
const languageGoal = 0.8;
const languageFields = ['phone', 'amount', 'address'] as const;
/** Maximum share of messages that are no orders but fill a field. */
const maxFilledNonOrders = 0.03;

const formatField = formatColumns([16, 12, 10, 10, 24, 10]);
const formatLanguage = formatColumns([10, ...scoredFields.map(() => 14)]);

const isMet = (scores: FieldScores, field: ScoredField): boolean | null => {
  const goal = goals[field];
  return goal === undefined ? null : scores[field].f1 >= goal;
};

const meetsLanguageGoal = (scores: FieldScores): boolean =>
  languageFields.every((field) => scores[field].f1 >= languageGoal);

const formatFieldLine = (scores: FieldScores, field: ScoredField): string => {
  const { precision, recall, f1, right, wrong, missed } = scores[field];
  const goal = goals[field];
  const verdict = isMet(scores, field);
  return formatField(
    field,
    precision.toFixed(3),
    recall.toFixed(3),
    f1.toFixed(3),
    `${right} ${wrong} ${missed}`,
    goal === undefined ? '' : `≥ ${goal}`,
    verdict === null ? '' : toVerdict(verdict),
  );
};

/**
 * The messages to score. The variable `PASTE_CORPUS` names a JSON file with messages in the format of the
 * corpus, which may be compressed by gzip. Without it, each message of the corpus is parsed by a parser that did not learn from its fold.
 */
const readMessages = async (): Promise<
  readonly [
    title: string,
    messages: readonly CorpusMessage[],
    parse: (message: CorpusMessage) => ParsedMessage,
  ]
> => {
  const file = process.env['PASTE_CORPUS'];
  if (file) {
    const bytes = readFileSync(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    const messages = JSON.parse(text) as readonly CorpusMessage[];
    return [file, messages, ({ text, country }) => parseMessage(text, marketOf(country))];
  }
  const parsed = await crossValidate();
  const parse = ({ id }: CorpusMessage): ParsedMessage => {
    const message = parsed.get(id);
    if (!message) throw new Error(`The cross-validation parsed no message ${id}.`);
    return message;
  };
  return ['cross-validated corpus', corpusMessages, parse];
};

/** Reports how well the parser reads messages by independent writers, per field and per language. */
export const corpusReport = async (): Promise<Report> => {
  const [title, messages, parse] = await readMessages();
  const scores = scoreParser(messages, parse);
  const byLanguage = [...scoreLanguages(messages, parse)];
  const { reversedPayments, filledNonOrders, nonOrderCount } = countSafetyErrors(messages, parse);
  const isSafe = reversedPayments.length === 0;
  const isQuiet = filledNonOrders.length <= maxFilledNonOrders * nonOrderCount;
  const verdicts = [
    ...scoredFields.map((field) => isMet(scores, field)),
    ...byLanguage.map(([, languageScores]) => meetsLanguageGoal(languageScores)),
    isSafe,
    isQuiet,
  ].filter((verdict) => verdict !== null);
  return {
    lines: [
      `\npasted messages: ${messages.length} messages, ${title}`,
      formatField('field', 'precision', 'recall', 'F1', 'right wrong missed', 'goal', 'verdict'),
      ...scoredFields.map((field) => formatFieldLine(scores, field)),
      `\nF1 per language, goal ≥ ${languageGoal} for ${languageFields.join(', ')}`,
      formatLanguage('language', ...scoredFields, 'verdict'),
      ...byLanguage.map(([language, languageScores]) =>
        formatLanguage(
          language,
          ...scoredFields.map((field) => languageScores[field].f1.toFixed(3)),
          toVerdict(meetsLanguageGoal(languageScores)),
        ),
      ),
      `\npayment reversed: ${reversedPayments.length}, goal 0  ${toVerdict(isSafe)}  ${reversedPayments.join(' ')}`,
      `no order, but filled: ${filledNonOrders.length} of ${nonOrderCount}, goal ≤ ${maxFilledNonOrders * 100} %  ${toVerdict(isQuiet)}  ${filledNonOrders.join(' ')}`,
    ],
    passed: verdicts.filter((verdict) => verdict).length,
    failed: verdicts.filter((verdict) => !verdict).length,
  };
};
