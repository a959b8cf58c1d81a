import { sample } from 'effector';
import { createGate } from 'effector-react';
import { timePickerClosed, timePickerOpened } from '@saddlebag/domain/pre-orders';
import '../../../widgets/delivery-time/texts.ts';

/** Open while a component that schedules deliveries is mounted. */
export const ScheduleGate = createGate();

sample({ clock: ScheduleGate.open, fn: () => undefined, target: timePickerOpened });
sample({ clock: ScheduleGate.close, fn: () => undefined, target: timePickerClosed });
