export { VendorsProblem } from './vendors-problem.tsx';
