import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

export interface RawSmtp {
  /** The whole reply, its lines without CRLF. */
  reply(): Promise<string[]>
  say(text: string): Promise<string[]>
  write(bytes: string): void
  end(): void
}

/** An SMTP client that sends exactly what it is given. */
export const rawSmtp = async (port: number): Promise<RawSmtp> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  const lines = createInterface(socket)[Symbol.asyncIterator]()
  const reply = async (): Promise<string[]> => {
    const said: string[] = []
    while (true) {
      const { value, done } = await lines.next()
      if (done) return said
      said.push(value)
      if (/^\d{3} /.test(value)) return said
    }
  }
  return {
    reply,
    write: (bytes) => void socket.write(bytes),
    say: (text) => {
      socket.write(`${text}\r\n`)
      return reply()
    },
    end: () => socket.destroy(),
  }
}
