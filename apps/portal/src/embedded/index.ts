export { EmbeddedApp } from './embedded-app.tsx';
export { prepareEmbedding } from './prepare.ts';
