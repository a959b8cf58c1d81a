export {
  choiceHidden,
  choiceShown,
  deliveryTimeChosen,
  nextTimeTaken,
  schedulingBegan,
  $deliveryTimes,
  $isTimeGone,
  $lookedAt,
  $nextTime,
  $shownZone,
} from './pre-order.model.ts';
