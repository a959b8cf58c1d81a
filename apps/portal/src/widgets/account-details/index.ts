export { AccountDetails } from './account-details.tsx';
