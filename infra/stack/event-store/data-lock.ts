import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_MS = 50

/** One server per data directory. A socket, because it is free again whatever way its owner ended; an owner who is about to end is waited for. */
export const lockData = async (dataDir: string, timeoutMs = 0): Promise<{ release(): Promise<void> }> => {
  const path = socketPath(realpathSync(dataDir))
  const server = (await listen(path)) ?? (await takeOver(path, dataDir, timeoutMs))
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

const socketPath = (folder: string) => {
  const name = `debut-event-store-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const beside = join(folder, 'lock.sock')
  // The name of a socket has about 100 bytes.
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), `${name}.sock`)
}

const listen = (path: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve(server))
  })

const takeOver = async (path: string, dataDir: string, timeoutMs: number) => {
  const until = performance.now() + timeoutMs
  while ((await answers(path)) && performance.now() < until) await pause(LOOK_MS)
  if (!(await answers(path))) {
    rmSync(path, { force: true })
    const server = await listen(path)
    if (server) return server
  }
  throw new Error(`another event store is running on ${dataDir}`)
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
