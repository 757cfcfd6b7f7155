import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A small service for the supervisor's tests: `program.ts NAME PORT JOURNAL [ignores-sigterm]`. */
const [name = 'program', port = '0', journal = '', habit] = process.argv.slice(2)
const note = (what: string) => appendFileSync(journal, `${name} ${what} ${process.pid}\n`)

const server = createServer((_request, response) => response.end('ready')).listen(Number(port), '127.0.0.1', () => note('up'))
process.on('SIGTERM', () => {
  note('stopping')
  if (habit !== 'ignores-sigterm') server.close(() => note('down'))
  server.closeAllConnections()
})
