import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** An address that answers 200 when the component is ready, or a port that accepts. */
export type Probe = { readonly http: string } | { readonly host: string; readonly port: number }

const EVERY_MS = 25

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })

/** undefined when it is ready, otherwise what it said. */
const look = async (probe: Probe, signal: AbortSignal): Promise<string | undefined> => {
  if ('port' in probe) return (await accepts(probe.host, probe.port)) ? undefined : `port ${probe.port} does not answer`
  try {
    const answer = await fetch(probe.http, { signal: AbortSignal.any([signal, AbortSignal.timeout(3000)]) })
    const body = await answer.text()
    return answer.ok ? undefined : `${answer.status} ${body.slice(0, 500)}`
  } catch {
    return `${probe.http} does not answer`
  }
}

/** Asks until it is ready or `signal` says that there is nobody left to ask. */
export const untilReady = (probe: Probe, signal: AbortSignal): { ready: Promise<void>; waitsFor(): string } => {
  let last = 'it has just been started'
  const ready = async (): Promise<void> => {
    while (!signal.aborted) {
      const answer = await look(probe, signal)
      if (signal.aborted) break
      if (answer === undefined) return
      last = answer
      await pause(EVERY_MS)
    }
    return new Promise(() => {})
  }
  return { ready: ready(), waitsFor: () => last }
}
