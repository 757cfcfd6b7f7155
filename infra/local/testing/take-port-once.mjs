// This is loaded before the programs of a stack. The first projection-service then finds its port in use.
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

const mark = process.env.PORT_TAKEN_MARK
if (process.argv[1]?.endsWith('projection-service/src/main.ts') && !existsSync(mark)) {
  writeFileSync(mark, process.env.PORT)
  const server = createServer().listen(Number(process.env.PORT), process.env.HOST)
  await new Promise((resolve) => server.once('listening', resolve))
}
