import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from './openapi-document.ts';
import { root } from './workspace.ts';

/** Path of the file that `npm run openapi` writes. */
const path = join(root, 'docs', 'openapi.json');
const text = JSON.stringify(openApiDocument());
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
console.log(path);
