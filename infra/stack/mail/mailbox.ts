import { fastify } from 'fastify'
import { onlyOnLoopback } from '../only-on-loopback.ts'
import { Mails } from './mails.ts'
import { mailboxApi } from './mailbox-api.ts'
import { mailboxPage } from './mailbox-page.ts'
import { startSmtpSink } from './smtp-sink.ts'

export interface MailOptions {
  /** 0 picks a free one. */
  smtpPort: number
  httpPort: number
  host: string
  /** Without it the mail is gone with the process. */
  dataDir?: string
  /** In bytes. */
  maxSize?: number
  mostKept?: number
}

export interface Mail {
  smtpPort: number
  httpPort: number
  close(): Promise<void>
}

const LARGEST_MESSAGE = 25 * 1_048_576

/** The SMTP sink and the mailbox that shows what it took. */
export const start = async ({ smtpPort, httpPort, host, dataDir, mostKept, maxSize = LARGEST_MESSAGE }: MailOptions): Promise<Mail> => {
  const mails = await Mails.open(dataDir, mostKept)
  const app = fastify({ forceCloseConnections: true })
  onlyOnLoopback(app)
  mailboxPage(app, mails)
  mailboxApi(app, mails)
  const sink = await startSmtpSink({ port: smtpPort, host, maxSize, keep: (raw) => mails.add(raw) })
  try {
    await app.listen({ port: httpPort, host })
  } catch (error) {
    await sink.close()
    throw error
  }
  const address = app.server.address()
  return {
    smtpPort: sink.port,
    httpPort: typeof address === 'object' && address !== null ? address.port : httpPort,
    close: async () => {
      await Promise.all([sink.close(), app.close()])
    },
  }
}
