export { AllOutletsOff } from './all-outlets-off.tsx';
