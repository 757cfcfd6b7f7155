import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One server per data directory. A socket, because it is free again whatever way its owner ended. */
export const lockData = async (dataDir: string): Promise<{ release(): Promise<void> }> => {
  const name = `debut-event-store-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`
  const path = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const server = (await listen(path)) ?? (await takeOver(path, dataDir))
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

const listen = (path: string) =>
  new Promise<Server | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve(server))
  })

const takeOver = async (path: string, dataDir: string) => {
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
