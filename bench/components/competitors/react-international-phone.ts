export { PhoneInput } from 'react-international-phone';
