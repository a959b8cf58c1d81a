export { default as PhoneInput } from 'react-phone-number-input';
