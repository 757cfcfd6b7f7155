import { setTimeout as delay } from 'node:timers/promises'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { Process } from './define-process.ts'
import type { Lease, Leases } from './lease.ts'
import { type OpenHealth, processHealth } from './process-health.ts'
import { type ProcessParts, workOn } from './work-on.ts'

const BEGIN_AGAIN_MS = 1_000

interface RunParts extends ProcessParts {
  readonly leases: Leases
  readonly metrics: Metrics
}

/** Until the signal. What goes wrong in one of them concerns neither the others nor what started them. */
export const runProcesses = async <Parts extends RunParts>(
  processes: readonly Process<Parts>[],
  parts: Parts,
  signal: AbortSignal,
): Promise<void> => {
  const openHealth = processHealth(parts.metrics)
  await Promise.all(processes.map((process) => run(process, parts, openHealth, signal)))
}

const run = async <Parts extends RunParts>(process: Process<Parts>, parts: Parts, openHealth: OpenHealth, signal: AbortSignal) => {
  const { name, runs } = process
  const health = openHealth(name)
  const work = async (lease?: Lease) => {
    health.began()
    try {
      await workOn(process, parts, lease === undefined ? { health, signal } : { health, lease, signal: lease.signal }).keep()
    } finally {
      health.ended()
    }
  }
  while (!signal.aborted) {
    try {
      await (runs === 'once' ? parts.leases.whileHeld(name, signal, work) : work())
    } catch (error) {
      health.failed()
      parts.logger.error({ err: error, process: name }, 'a process broke off and begins again')
    }
    await delay(BEGIN_AGAIN_MS, undefined, { signal }).catch(() => undefined)
  }
}
