export { useStripEdges } from './use-strip-edges.ts';
