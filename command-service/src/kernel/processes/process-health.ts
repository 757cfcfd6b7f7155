import type { Metrics } from '@debut/adapters/metrics.ts'

/** How a process is doing in this instance. It is for operators, and never a reason to send the service no work. */
export interface ProcessHealth {
  readonly began: () => void
  readonly ended: () => void
  readonly failed: () => void
  /** So many events came to nothing so far and are tried again. */
  readonly retrying: (events: number) => void
  /** One of the things that it does: what it is behind with. */
  readonly strand: () => Strand
}

export interface Strand {
  /** From now on there is something to be done. */
  readonly due: () => void
  /** It has nothing left to do, and will say so again within this time: a process that falls silent is behind. */
  readonly done: (again: number) => void
}

const LABELS = ['process'] as const

export type OpenHealth = (process: string) => ProcessHealth

export const processHealth = (metrics: Metrics): OpenHealth => {
  const running = metrics.gauge('background_process_running', 'Whether this instance is at it', LABELS)
  const failures = metrics.counter('background_process_failures_total', 'Tries that came to nothing', LABELS)
  const retrying = metrics.gauge('background_process_retrying', 'Events that it could not be done with so far', LABELS)
  /** From when on each strand is behind, on the performance clock; mostly that is yet to come. */
  const behind = new Map<string, Map<object, number>>()
  metrics.gauge('background_process_lag_seconds', 'For how long it has had something to do that it is not done with', LABELS, (gauge) => {
    gauge.reset()
    const now = performance.now()
    for (const [process, strands] of behind) gauge.set({ process }, (now - Math.min(now, ...strands.values())) / 1_000)
  })

  return (process) => {
    const strands = new Map<object, number>()
    running.set({ process }, 0)
    failures.inc({ process }, 0)
    retrying.set({ process }, 0)
    return {
      began: () => {
        behind.set(process, strands)
        running.set({ process }, 1)
      },
      ended: () => {
        strands.clear()
        behind.delete(process)
        running.set({ process }, 0)
        retrying.set({ process }, 0)
      },
      failed: () => failures.inc({ process }),
      retrying: (events) => retrying.set({ process }, events),
      strand: () => {
        const strand = {}
        return {
          due: () => {
            strands.set(strand, Math.min(strands.get(strand) ?? Infinity, performance.now()))
          },
          done: (again) => void strands.set(strand, performance.now() + again),
        }
      },
    }
  }
}
