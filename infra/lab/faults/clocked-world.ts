import { join } from 'node:path'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { z } from 'zod'
import { createMissingDatabases, databaseUrl } from '@debut/stack/postgres/databases.ts'
import { appointIn } from '@debut/deploy/appoint.ts'
import { ADMIN, ADMIN_NAME } from './population.ts'
import { Sender } from './sender.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

const Report = z.object({ checks: z.object({ clock: z.object({ ok: z.boolean() }) }) })

type Clocked = Awaited<ReturnType<StackUnderFault['clockedCommandService']>>

/** A log and an identity database of its own, where it is whatever time a fault says until it says another. */
export const startClockedWorld = async (stack: StackUnderFault, name: string, start: number) => {
  const store = await stack.eventStoreBeside(`event-store-${name}`, join(stack.folder, `event-store-${name}`))
  const database = `identity_${name.replaceAll('-', '_')}`
  await createMissingDatabases(stack.databaseUrl, [database])
  await store.part.start()
  const settings = { EVENTSTORE_URL: store.url, IDENTITY_DATABASE_URL: databaseUrl(stack.databaseUrl, database) }

  let now = start
  let services: readonly Clocked[] = []
  let admin: Promise<void> | undefined
  return {
    eventStoreUrl: store.url,
    identityUrl: settings.IDENTITY_DATABASE_URL,
    now: () => now,
    moveTo: async (instant: number) => {
      now = instant
      await Promise.all(services.map(({ setClock }) => setClock({ at: now })))
    },
    /** None of them is ready, as their clock is wrong; they are at work all the same. */
    start: async (count: number) => {
      services = await Promise.all(Array.from({ length: count }, () => stack.clockedCommandService({ at: now }, settings)))
      await Promise.all(services.map(({ part }) => part.start()))
      admin ??= appointIn(settings, createLogger('faults', 'silent'), { memberId: ADMIN, username: ADMIN_NAME, roles: ['admin'] })
      await admin
    },
    kill: async () => {
      await Promise.all(services.map(({ part }) => part.kill()))
      services = []
    },
    /** To the first of them, with a token of this moment. */
    sender: (): Sender => {
      const [first] = services
      if (first === undefined) throw new Error('no service is running')
      return new Sender(first, () => instantAt(now))
    },
    /** What the first of them says of itself with a clock that runs, so far ahead. */
    readyWith: async (ahead: number): Promise<{ readonly status: number; readonly clock: boolean }> => {
      const [first] = services
      if (first === undefined) throw new Error('no service is running')
      await first.setClock({ ahead })
      const response = await fetch(`${first.commandUrl}/readyz`)
      return { status: response.status, clock: Report.parse(await response.json()).checks.clock.ok }
    },
    close: async () => {
      await Promise.all(services.map(({ part }) => part.kill()))
      await store.part.kill()
    },
  }
}

export type ClockedWorld = Awaited<ReturnType<typeof startClockedWorld>>
