import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { start } from './nats-server.ts'
import { freePort } from '../supervisor/ports.ts'

/** Settings a test needs; the rest are nats-server's defaults. */
export interface ServerSettings {
  maxPayload?: number
  maxPending?: number
  pingIntervalMs?: number
  writeDeadlineMs?: number
}

export interface ServerUnderTest {
  host: string
  port: number
  close(): Promise<void>
}

const configuration = (port: number, settings: ServerSettings): string =>
  [
    `listen: "127.0.0.1:${port}"`,
    ...(settings.maxPayload === undefined ? [] : [`max_payload: ${settings.maxPayload}`]),
    ...(settings.maxPending === undefined ? [] : [`max_pending: ${settings.maxPending}`]),
    ...(settings.pingIntervalMs === undefined ? [] : [`ping_interval: "${settings.pingIntervalMs}ms"`]),
    ...(settings.writeDeadlineMs === undefined ? [] : [`write_deadline: "${settings.writeDeadlineMs}ms"`]),
  ].join('\n')

const ready = async (server: ChildProcess): Promise<void> => {
  if (server.stderr === null) throw new Error('nats-server has no log to follow')
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (line.includes('Server is ready')) return void server.stderr.resume()
  }
  throw new Error(`nats-server ended before it was ready:\n${said.join('\n')}`)
}

const startBinary = async (binary: string, settings: ServerSettings): Promise<ServerUnderTest> => {
  const directory = await mkdtemp(join(tmpdir(), 'nats-server-'))
  const port = await freePort('127.0.0.1')
  await writeFile(join(directory, 'nats.conf'), configuration(port, settings))
  const server = spawn(binary, ['-c', join(directory, 'nats.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(server, 'exit')
  await ready(server)
  const close = async () => {
    server.kill('SIGKILL')
    await exited
    await rm(directory, { recursive: true, force: true })
  }
  return { host: '127.0.0.1', port, close }
}

/** A server of the test's own: the nats-server that NATS_SERVER names, else the stand-in. */
export const startServer = async (settings: ServerSettings = {}): Promise<ServerUnderTest> => {
  const binary = process.env['NATS_SERVER']
  if (binary) return startBinary(binary, settings)
  return { host: '127.0.0.1', ...(await start({ port: 0, host: '127.0.0.1', ...settings })) }
}

/** For whatever needs no settings: the server at NATS_URL where it is given, else one of our own. */
export const serverUnderTest = async (): Promise<ServerUnderTest> => {
  const address = process.env['NATS_URL']
  if (!address) return startServer()
  const url = new URL(address)
  return { host: url.hostname, port: Number(url.port || 4222), close: async () => {} }
}
