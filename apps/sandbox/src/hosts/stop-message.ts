/** The message by which the main thread asks the service's thread to stop. */
export const stopMessage = 'stop';
