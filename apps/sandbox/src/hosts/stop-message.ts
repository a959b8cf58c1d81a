/** The message with which the main thread asks the thread of the service to stop. */
export const stopMessage = 'stop';
