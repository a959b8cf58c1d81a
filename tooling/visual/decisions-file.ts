import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { formatDecisions, parseDecisions } from './decisions.ts';
import type { Decisions } from './decisions.ts';

export const decisionsFile = join(root, 'visual-review.json');

/** Reads the decisions file. Returns an empty object if the file does not exist. */
export const readDecisions = (file = decisionsFile): Decisions =>
  existsSync(file) ? parseDecisions(readFileSync(file, 'utf8')) : {};

export const writeDecisions = (decisions: Decisions, file = decisionsFile): void =>
  writeFileSync(file, formatDecisions(decisions));
