import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { cuttableLink } from '@debut/adapters/testing/cuttable-link.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Lease, LeaseLost, leasesIn } from './lease.ts'
import { processMemory } from './process-memory.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
const logger = createLogger('test', 'silent')
/** Shorter than at work, and renewed so often that a busy machine loses none. */
const TIMES = { leaseMs: 1_500, renewMs: 150 }

let database: Knex
beforeAll(() => {
  database = openDatabase({ url: own.url, name: 'test' })
})
afterAll(() => database.destroy())

/** One that does its work for as long as it has the lease. */
const contender = (name: string, on = database) => {
  const stopped = new AbortController()
  const leases: Lease[] = []
  let ends = 0
  const held = leasesIn(on, logger, TIMES).whileHeld(name, stopped.signal, async (lease) => {
    leases.push(lease)
    await once(lease.signal, 'abort')
    ends++
  })
  const stop = async () => {
    stopped.abort()
    await held
  }
  onTestFinished(stop)
  return {
    stop,
    get isAtWork() {
      return leases.length > ends
    },
    get terms() {
      return leases.length
    },
    get lease() {
      const lease = leases.at(-1)
      if (lease === undefined) throw new Error('it was never held')
      return lease
    },
  }
}
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 60_000, interval: 10 })

/** An instance that can be frozen. */
const holderElsewhere = (name: string) => {
  const program = new URL('testing/lease-holder.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, own.url, name, String(TIMES.leaseMs), String(TIMES.renewMs)])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said.split('\n').filter((line) => line !== '') }
}

describe('a lease', () => {
  it('is one instance’s at a time, for as long as that renews it, and the next one’s at once when it stops', async () => {
    const [first, second] = [contender('one'), contender('one')]
    await until(() => first.isAtWork || second.isAtWork)
    await delay(1.5 * TIMES.leaseMs)
    expect(first.terms + second.terms).toBe(1)
    const [owner, other] = first.isAtWork ? [first, second] : [second, first]
    expect(() => owner.lease.check()).not.toThrow()
    await owner.stop()
    await until(() => other.isAtWork)
    expect(() => owner.lease.check()).toThrow(LeaseLost)
  })

  it('of one process says nothing of another', async () => {
    const both = [contender('this'), contender('that')]
    await until(() => both.every(({ isAtWork }) => isAtWork))
  })

  it('goes to another when its owner dies, or freezes; the one that thaws notices before it does anything', async () => {
    const frozen = holderElsewhere('frozen')
    await until(() => frozen.said().includes('held'))
    const heir = contender('frozen')
    await delay(1.5 * TIMES.leaseMs)
    expect(heir.terms).toBe(0)
    frozen.child.kill('SIGSTOP')
    await until(() => heir.isAtWork)
    frozen.child.kill('SIGCONT')
    await until(() => frozen.said().includes('lost'))
    await delay(1.5 * TIMES.leaseMs)
    expect(frozen.said()).toEqual(['held', 'lost'])
    expect(heir.terms).toBe(1)

    await heir.stop()
    await until(() => frozen.said().length === 3)
    const next = contender('frozen')
    frozen.child.kill('SIGKILL')
    await until(() => next.isAtWork)
  })

  it('is given up by an owner who can’t reach Postgres any more, before another one has it', async () => {
    const link = await cuttableLink(own.url)
    const cutOff = openDatabase({ url: link.url, name: 'cut off', timeoutMs: 300 })
    onTestFinished(() => cutOff.destroy())
    const owner = contender('cut off', cutOff)
    await until(() => owner.isAtWork)
    const heir = contender('cut off')
    let both = false
    const watching = setInterval(() => {
      try {
        if (heir.isAtWork) owner.lease.check()
        else return
        both = true
      } catch {
        clearInterval(watching)
      }
    }, 1)
    onTestFinished(() => clearInterval(watching))
    link.close()
    await until(() => heir.isAtWork && !owner.isAtWork)
    expect(both).toBe(false)
  })

  it('lets its owner alone move what is remembered, and that forwards only', async () => {
    const memory = processMemory(database)
    const at = (position: number) => LogPosition.parse(position)
    const owner = contender('remembers')
    await until(() => owner.isAtWork)
    const { owner: token } = owner.lease
    expect(await memory.remember('remembers', at(20), token)).toBe(true)
    expect(await memory.remember('remembers', at(10), token)).toBe(true)
    expect(await memory.remember('remembers', at(30), '00000000-0000-4000-8000-000000000000')).toBe(false)
    expect(await memory.recall('remembers')).toBe(20)
    await owner.stop()
    expect(await memory.remember('remembers', at(40), token)).toBe(false)
    expect(await memory.remember('remembers', at(50))).toBe(true)
    expect(await memory.recall('remembers')).toBe(50)
  })
})
