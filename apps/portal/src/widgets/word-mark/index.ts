export { WordMark } from './word-mark.tsx';
