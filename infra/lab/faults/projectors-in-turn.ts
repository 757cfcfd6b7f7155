import { setTimeout as pause } from 'node:timers/promises'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import type { Part } from './part.ts'
import { connect } from './postgres-client.ts'
import { caughtUp } from './read-model.ts'

const TURNS = { short: 2, long: 8 } as const
const WRITERS = { short: 4, long: 16 } as const
const TAKEN_WITHIN_MS = 15_000
const LOOK_MS = 20

const Lease = z.object({ owner: z.string(), token: z.int() })

/** The owner of each lease, and its token. */
const leases = async (session: Session) =>
  z.array(Lease).parse(await session.query('select owner, token from projections.leases order by name'))

/** Looks again and again until it is stopped: a token never falls, and never changes its owner. */
const watch = (session: Session, { findings }: Round) => {
  const ownerOf = new Map<string, string>()
  const ended = new AbortController()
  const watching = (async () => {
    let before: readonly z.output<typeof Lease>[] = []
    while (!ended.signal.aborted) {
      const now = await leases(session)
      for (const [index, { owner, token }] of now.entries()) {
        findings.require('a token', token >= (before[index]?.token ?? 0), `${before[index]?.token} or more`, token)
        const key = `${index} ${token}`
        findings.expect(`the owner of token ${token}`, ownerOf.get(key) ?? owner, owner)
        ownerOf.set(key, owner)
      }
      before = now
      await pause(LOOK_MS)
    }
  })()
  return async () => {
    ended.abort()
    await watching
  }
}

/** As a deployment does it: the next one is up and stands by, then the one before is asked to stop. */
export const projectorsInTurn: Fault = {
  id: 'R15',
  title: 'two projectors at once, and one deployed after the other',
  run: async (round) => {
    const { stack, findings, random, form, ledger } = round
    const client = await connect(stack.databaseUrl)
    const session = await openSession({ url: stack.databaseUrl, name: 'faults leases', timeoutMs: 10_000 })
    const unwatch = watch(session, round)
    const load = round.load({ writers: WRITERS[form] })
    const times: string[] = []
    let running: Part = stack.projectionService
    try {
      for (let turn = 1; turn <= TURNS[form]; turn++) {
        // The last is the one that the stack knows.
        const next = turn === TURNS[form] ? stack.projectionService : await stack.projectionServiceBeside()
        const started = await next.start()
        await load.answers(random.between(10, 40))
        const { how, ms } = await running.terminate()
        findings.expect('how a projector ends that is asked to', 'exit code 0', how)
        running = next
        const begun = performance.now()
        findings.expect('the next one goes on', true, await caughtUp(client, ledger.lastPosition(), TAKEN_WITHIN_MS))
        times.push(`${seconds(performance.now() - begun)} (up after ${seconds(started)}, the one before ended within ${seconds(ms)})`)
      }
      await load.stop()
      findings.measure(`the next one was there after ${times.join(', ')}`)
    } finally {
      await unwatch()
      if (running !== stack.projectionService) await running.kill()
      await Promise.all([client.end(), session.close()])
    }
  },
}
