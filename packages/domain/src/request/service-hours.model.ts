import { createEvent, createStore } from 'effector';
import { checkingServiceHours, type ServiceHours } from './service-hours.ts';

/** The vendor asked to look at the service hours again. */
export const hoursRetried = createEvent();

export const $serviceHours = createStore<ServiceHours>(checkingServiceHours);
