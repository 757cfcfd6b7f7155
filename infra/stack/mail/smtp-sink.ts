import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from 'smtp-server'
import PostalMime from 'postal-mime'

export interface SmtpSinkOptions {
  /** 0 picks a free one. */
  port: number
  host: string
  /** In bytes; a larger message is answered with 552. */
  maxSize: number
  /** Resolves once the message is kept: only then is it acknowledged. */
  keep: (raw: Buffer) => Promise<string>
}

export interface SmtpSink {
  port: number
  close(): Promise<void>
}

/** Whole, or `undefined` when it went over the limit: then the rest is read without being held. */
const collect = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  let chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => {
    if (stream.sizeExceeded) chunks = []
    else chunks.push(chunk)
  })
  await finished(stream)
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks)
}

/** A mailbox has no envelope, so what is only in the envelope is written where readers look: the sender, and whom no header names. */
const withEnvelope = async (raw: Buffer, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<Buffer> => {
  const email = await PostalMime.parse(raw)
  const named = [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])].flatMap((each) => each.group ?? [each])
  const known = new Set(named.map(({ address }) => address.toLowerCase()))
  const hidden = rcptTo.map(({ address }) => address).filter((address) => !known.has(address.toLowerCase()))
  const lines = [
    ...(email.returnPath === undefined ? [`Return-Path: <${mailFrom === false ? '' : mailFrom.address}>\r\n`] : []),
    ...(hidden.length > 0 ? [`Bcc: ${hidden.map((address) => `<${address}>`).join(',\r\n ')}\r\n`] : []),
  ]
  return Buffer.concat([Buffer.from(lines.join('')), raw])
}

/** Takes every message from everyone to everyone, and delivers none. */
export const startSmtpSink = async ({ port, host, maxSize, keep }: SmtpSinkOptions): Promise<SmtpSink> => {
  const receive = async (
    stream: SMTPServerDataStream,
    envelope: SMTPServerEnvelope,
    answer: (error: Error | null, reply?: string) => void,
  ): Promise<void> => {
    try {
      const raw = await collect(stream)
      const id = raw && (await keep(await withEnvelope(raw, envelope)))
      answer(null, `Queued as ${id}`)
    } catch (error) {
      answer(Object.assign(new Error('The message could not be kept', { cause: error }), { responseCode: 451 }))
    }
  }
  const server = new SMTPServer({
    name: 'debut',
    banner: 'Debut keeps every message and delivers none',
    size: maxSize,
    rejectOversized: true,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1000,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, callback) => void receive(stream, envelope, callback),
  })
  // A client that breaks off is its own business.
  server.on('error', () => {})
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  const address = listening.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
