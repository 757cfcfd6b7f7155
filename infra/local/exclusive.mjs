import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All that a name may have: of a shorter one, older Nodes lock what fills it up too, and newer ones do not. */
const NAME_SIZE = 108

/** A socket's name is the lock: the system itself lets go of it when its holder dies, however it dies, so no lock is ever stale. */
const addressOf = (name) => {
  const key = `debut-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${key}`.padEnd(NAME_SIZE, '-')
  if (process.platform === 'win32') return `\\\\?\\pipe\\${key}`
  return join(tmpdir(), `${key}.sock`)
}

const listen = (address, about) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(JSON.stringify(about()))
    })
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

/** What the holder says of itself; null when there is no answer at all (the name was left behind). */
const ask = (address) =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    const done = (holder) => {
      socket.destroy()
      resolve(holder)
    }
    socket.setTimeout(1000, () => done({}))
    socket.on('error', () => done(null))
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('end', () => {
      try {
        done(JSON.parse(answer))
      } catch {
        done({})
      }
    })
  })

/** Holds `name` for this process, or says who holds it. `about` is what a process that asks later is answered. */
export const hold = async (name, about = () => ({ pid: process.pid })) => {
  const address = addressOf(name)
  for (let attempt = 0; ; attempt++) {
    try {
      const server = await listen(address, about)
      return { release: () => new Promise((resolve) => server.close(resolve)) }
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || attempt === 5) throw error
    }
    const holder = await ask(address)
    if (holder) return { heldBy: holder }
    if (address.endsWith('.sock')) unlinkSync(address)
  }
}
