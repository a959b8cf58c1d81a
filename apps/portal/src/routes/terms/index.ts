export { TermsPage } from './page.tsx';
