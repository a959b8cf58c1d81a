export { ReadingPage } from './reading-page.tsx';
