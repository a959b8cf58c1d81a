import { sample } from 'effector';
import { createGate } from 'effector-react';
import { choiceHidden, choiceShown } from '@saddlebag/domain/pre-orders';
import '../../../widgets/delivery-time/texts.ts';

/** Open while a component that schedules deliveries is mounted. */
export const ScheduleGate = createGate();

sample({ clock: ScheduleGate.open, fn: () => undefined, target: choiceShown });
sample({ clock: ScheduleGate.close, fn: () => undefined, target: choiceHidden });
