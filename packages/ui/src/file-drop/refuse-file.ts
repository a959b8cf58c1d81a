import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

/** Why a file is refused, or null. What is cheap to know is asked first; only what is left is looked into. */
export async function refuseFile(
  file: File,
  rules: FileRules,
  labels: FileDropLabels,
): Promise<string | null> {
  const { accept, maxBytes, check } = rules;
  const name = file.name.toLowerCase();
  if (!accept.some((ending) => name.endsWith(ending.toLowerCase())))
    return labels.wrongEnding(file.name, accept);
  if (maxBytes !== undefined && file.size > maxBytes) return labels.tooLarge(file.name, maxBytes);
  if (file.size === 0) return labels.empty(file.name);
  try {
    return (await check?.(file)) ?? null;
  } catch {
    return labels.unreadable;
  }
}
