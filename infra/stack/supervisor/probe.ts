import { get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** An address that answers 200 when the component is ready, or a port that accepts. */
export type Probe = { readonly http: string } | { readonly host: string; readonly port: number }

/** Between two looks at a closed port, which cost nothing. */
const EVERY_MS = 25
/** A component that answers checks all that it depends on for each answer, and should not do that too often while it starts. */
const ANSWERED_EVERY_MS = 100
const TIMEOUT_MS = 3_000

interface Look {
  readonly ready: boolean
  readonly said: string
  /** Somebody is there, and answers. */
  readonly answered: boolean
}

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })

/** By Node's own client on a connection of its own: `fetch` takes as long to load as a service to come up. */
const ask = (url: string, signal: AbortSignal): Promise<Look> =>
  new Promise((resolve) => {
    const silent = () => resolve({ ready: false, said: `${url} does not answer`, answered: false })
    const request = get(url, { agent: false, signal, timeout: TIMEOUT_MS }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('error', silent)
        .on('end', () => {
          const { statusCode = 0 } = response
          resolve({ ready: statusCode >= 200 && statusCode < 300, said: `${statusCode} ${body.slice(0, 500)}`, answered: true })
        })
    })
    request.on('timeout', () => request.destroy()).on('error', silent)
  })

const look = async (probe: Probe, signal: AbortSignal): Promise<Look> => {
  if ('http' in probe) return ask(probe.http, signal)
  return { ready: await accepts(probe.host, probe.port), said: `port ${probe.port} does not answer`, answered: false }
}

/** Asks until it is ready, or `signal` says that it is gone. */
export const untilReady = (probe: Probe, signal: AbortSignal): { ready: Promise<void>; waitsFor(): string } => {
  let last = 'it has just been started'
  const ready = async (): Promise<void> => {
    while (!signal.aborted) {
      const { ready: isReady, said, answered } = await look(probe, signal)
      if (signal.aborted) break
      if (isReady) return
      last = said
      await pause(answered ? ANSWERED_EVERY_MS : EVERY_MS)
    }
    return new Promise(() => {})
  }
  return { ready: ready(), waitsFor: () => last }
}
