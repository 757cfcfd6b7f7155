import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { z } from 'zod'

/** A NATS client that may break every rule: what the `nats` package would never send is sent with this. */
export interface RawClient {
  socket: Socket
  /** The first line the server said, without `INFO`. */
  info: Record<string, unknown>
  send(...lines: string[]): void
  sendBytes(bytes: string | Uint8Array): void
  /** The next line, without its CRLF; `undefined` when the server has closed. A PING is answered and passed over. */
  line(): Promise<string | undefined>
  lines(count: number): Promise<(string | undefined)[]>
  /** Everything up to the server's answer to a PING of ours, in order. */
  upToPong(): Promise<string[]>
  /** Everything the server still says until it closes. */
  upToClose(): Promise<string[]>
  end(): void
}

export interface RawOptions {
  host: string
  port: number
  /** What follows CONNECT; `null` sends no CONNECT at all. */
  options?: object | null
  answerPings?: boolean
}

const QUIET = { verbose: false, pedantic: false }

async function* linesOf(socket: Socket): AsyncGenerator<string, undefined> {
  let rest = ''
  try {
    for await (const chunk of socket) {
      const parts = (rest + Buffer.from(chunk).toString('latin1')).split('\r\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch {
    // A reset is a way to close, too.
  }
  return undefined
}

export const rawClient = async ({ host, port, options = QUIET, answerPings = true }: RawOptions): Promise<RawClient> => {
  const socket = connect(port, host)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const incoming = linesOf(socket)

  const line = async (): Promise<string | undefined> => {
    const { value } = await incoming.next()
    if (value !== 'PING' || !answerPings) return value
    socket.write('PONG\r\n')
    return line()
  }
  const send = (...lines: string[]) => void socket.write(lines.map((each) => `${each}\r\n`).join(''))
  const until = async (last: string | undefined): Promise<string[]> => {
    const said: string[] = []
    for (let next = await line(); next !== last && next !== undefined; next = await line()) said.push(next)
    return said
  }

  const greeting = await line()
  const info = z.record(z.string(), z.unknown()).parse(JSON.parse(greeting?.replace(/^INFO /, '') ?? ''))
  if (options !== null) send(`CONNECT ${JSON.stringify(options)}`)
  return {
    socket,
    info,
    send,
    sendBytes: (bytes) => void socket.write(bytes),
    line,
    lines: async (count) => {
      const said: (string | undefined)[] = []
      while (said.length < count) said.push(await line())
      return said
    },
    upToPong: () => {
      send('PING')
      return until('PONG')
    },
    upToClose: () => until(undefined),
    end: () => socket.destroy(),
  }
}
