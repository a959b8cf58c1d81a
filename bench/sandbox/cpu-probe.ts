/** Preload script of a server process. Replies to the message `cpu` with the CPU time used by the process. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
// The IPC channel alone must not keep the process alive.
process.channel?.unref();
