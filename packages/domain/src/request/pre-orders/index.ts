export {
  timePickerClosed,
  timePickerOpened,
  deliveryTimeChosen,
  nextTimeAccepted,
  schedulingStarted,
  $deliveryTimes,
  $isTimeUnavailable,
  $timesRefreshedAt,
  $nextTime,
  $displayTimeZone,
} from './pre-order.model.ts';
