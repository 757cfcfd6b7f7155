import { createServer, type Server } from 'node:net'

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
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/** Each wanted port where it is free, otherwise any free port; all are held until the last is chosen, so that no two are alike. */
export const choosePorts = async (wanted: readonly number[], host: string): Promise<number[]> => {
  const servers: Server[] = []
  try {
    for (const port of wanted) servers.push(await bind(port, host).catch(() => bind(0, host)))
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
