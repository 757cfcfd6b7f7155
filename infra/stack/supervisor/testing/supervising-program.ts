import { childProcess } from '../child-process.ts'
import { supervise } from '../supervisor.ts'

/** A supervisor as a process of its own, so that a test can kill it: `supervising-program.ts PORT JOURNAL`. */
const [port = '0', journal = ''] = process.argv.slice(2)
const program = new URL('./program.ts', import.meta.url).pathname
const child = childProcess({
  name: 'child',
  needs: [],
  args: [program, 'child', port, journal],
  cwd: process.cwd(),
  env: process.env,
  ready: { http: `http://127.0.0.1:${port}` },
  line: () => {},
})
const supervisor = supervise([child], { say: () => {} })
await supervisor.ready
process.stdout.write(`${supervisor.pidOf('child')}\n`)
