/** Longer than a graceful end may take. */
const GRACE_MS = 11_000

// The channel to the supervisor closes however the supervisor ends, even by kill -9: then this process ends as by a SIGTERM.
if (process.connected) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref()
  })
  process.channel?.unref()
}
