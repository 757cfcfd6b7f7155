import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'

/** Lower ports are for servers with well-known ports. */
const FIRST = 10_000
/** If a system does not say from where it gives ports to outgoing connections, it is usually from here. */
const USUAL_START = 32_768
const ENOUGH = 2_000

/** Returns the range of ports that this machine gives to outgoing connections. */
const outgoing = (): readonly [number, number] => {
  try {
    const [from = USUAL_START, to = 65_535] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/).map(Number)
    return [from, to]
  } catch {
    return [USUAL_START, 65_535]
  }
}

export const isOutgoing = (port: number, [from, to] = outgoing()): boolean => port >= from && port <= to

/**
 * Returns ports that no outgoing connection gets, so that they stay free until a server listens on them. If the machine's range leaves none
 * out, it returns all ports.
 */
export const quietPorts = ([from, to] = outgoing()): { readonly first: number; readonly last: number } => {
  if (from - FIRST >= ENOUGH) return { first: FIRST, last: from - 1 }
  return 65_535 - to >= ENOUGH ? { first: to + 1, last: 65_535 } : { first: FIRST, last: 65_535 }
}

const bind = (port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => resolve(server))
  })

const portOf = (server: Server) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.')
  return address.port
}

const release = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

/** The error code that keeps the port from being taken, such as EADDRINUSE; undefined when it is free. */
export const whyTaken = async (port: number, host: string): Promise<string | undefined> => {
  try {
    await release(await bind(port, host))
    return undefined
  } catch (error) {
    return codeOf(error)
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** Each process starts at a random port, so that two which choose at the same time seldom choose the same. */
let next = Math.floor(Math.random() * 65_536)

const bindAnyQuiet = async (host: string): Promise<Server> => {
  const { first, last } = quietPorts()
  const count = last - first + 1
  for (let tries = 0; tries < count; tries++) {
    try {
      return await bind(first + (next++ % count), host)
    } catch (error) {
      if (!['EADDRINUSE', 'EACCES'].includes(codeOf(error))) throw error
    }
  }
  throw new Error(`No port from ${first} to ${last} is free on ${host}.`)
}

/**
 * Chooses each wanted port if it is free, and any quiet one otherwise. All are held until the last is chosen, so that no two are the same.
 */
export const choosePorts = async (wanted: readonly number[], host: string): Promise<number[]> => {
  const servers: Server[] = []
  try {
    for (const port of wanted) servers.push(await (port === 0 ? bindAnyQuiet(host) : bind(port, host).catch(() => bindAnyQuiet(host))))
    return servers.map(portOf)
  } finally {
    await Promise.all(servers.map(release))
  }
}

export const freePort = async (host: string): Promise<number> => {
  const [port] = await choosePorts([0], host)
  if (port === undefined) throw new Error(`No port is free on ${host}.`)
  return port
}
