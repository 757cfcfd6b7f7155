// A program that waits for others may load its modules meanwhile: then it begins the moment they are ready.
const module = process.env['LOAD_FIRST']
if (module !== undefined && process.connected) {
  const told = new Promise((resolve) => process.once('message', resolve))
  process.channel?.ref()
  await import(module)
  await told
  process.channel?.unref()
}
