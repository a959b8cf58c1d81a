import type { FileDropLabels } from './file-drop.labels.ts';
import type { FileRules } from './file-drop.types.ts';

/**
 * Returns the error message for an invalid file, or null. Runs the cheap checks before reading the content.
 */
export async function validateFile(
  file: File,
  rules: FileRules,
  labels: FileDropLabels,
): Promise<string | null> {
  const { accept, maxBytes, check } = rules;
  const name = file.name.toLowerCase();
  if (!accept.some((extension) => name.endsWith(extension.toLowerCase())))
    return labels.wrongExtension(file.name, accept);
  if (maxBytes !== undefined && file.size > maxBytes) return labels.tooLarge(file.name, maxBytes);
  if (file.size === 0) return labels.empty(file.name);
  try {
    return (await check?.(file)) ?? null;
  } catch {
    return labels.unreadable;
  }
}
