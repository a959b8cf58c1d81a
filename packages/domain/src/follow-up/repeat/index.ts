export {
  $repeatQuestion,
  orderRepeated,
  repeatConfirmed,
  repeatDeclined,
  requestReady,
} from './repeat.model.ts';
