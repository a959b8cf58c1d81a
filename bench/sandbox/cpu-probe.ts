/** Loaded into a server before its own code: answers `cpu` from the parent with the CPU time this process has used. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
});
// The parent's questions alone must not keep a server alive that has ended.
process.channel?.unref();
