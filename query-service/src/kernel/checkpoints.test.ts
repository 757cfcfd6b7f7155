import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Bus } from '@debut/adapters/bus.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { expect, it } from 'vitest'
import { Checkpoints } from './checkpoints.ts'

interface Row {
  readonly version: number
  readonly position: number
}

/** Answers each look at Postgres when the test says so, and hears what the test hints. */
const knowing = async (first: Row) => {
  const looks: PromiseWithResolvers<Row>[] = []
  const join = async () => {
    const look = Promise.withResolvers<Row>()
    looks.push(look)
    return [{ name: 'members', ...(await look.promise), stopped: null }]
  }
  const database = { select: () => ({ from: () => ({ join }) }) } as unknown as Knex
  const heard: Parameters<Bus['subscribe']>[1][] = []
  const bus: Bus = {
    publish: () => undefined,
    subscribe: (_, hear) => void heard.push(hear),
    connected: () => true,
    close: async () => undefined,
  }
  const checkpoints = new Checkpoints(database, bus, createLogger('test', 'silent'))
  const told: (readonly string[] | undefined)[] = []
  checkpoints.onMove((_, topics) => told.push(topics))
  const asked = async (count: number) => {
    for (let turn = 0; turn < 20 && looks.length < count; turn++) await Promise.resolve()
    return looks.length
  }
  const refresh = async (row: Row) => {
    const refreshed = checkpoints.refresh()
    await asked(1)
    looks.shift()?.resolve(row)
    await refreshed
  }
  await refresh(first)
  return {
    checkpoints,
    told,
    looks,
    asked,
    refresh,
    hint: (version: number, position: number, topics: readonly string[] | null) => {
      for (const hear of heard) hear({ position, projections: [{ name: 'members', version }], topics }, 'projected')
    },
    known: () => {
      const { schema, position } = checkpoints.of('members')
      return { schema, position }
    },
  }
}

it('moves with a hint of the version in force, and tells the topics that have news', async () => {
  const { hint, known, told } = await knowing({ version: 1, position: 10 })
  hint(1, 11, ['members'])
  expect(known()).toEqual({ schema: 'members_v1', position: 11 })
  expect(told).toEqual([undefined, ['members']])
})

it('tells everybody where there were too many topics to name', async () => {
  const { hint, told } = await knowing({ version: 1, position: 10 })
  hint(1, 11, null)
  expect(told).toEqual([undefined, undefined])
})

it('does not take the position of a version that it does not read yet, but looks at once which one is in force', async () => {
  const { checkpoints, hint, known, looks, asked } = await knowing({ version: 1, position: 10 })
  const reached = checkpoints.reached('members', LogPosition.parse(20), 5_000)
  hint(2, 20, ['members'])
  expect(known()).toEqual({ schema: 'members_v1', position: 10 })
  expect(await asked(1)).toBe(1)
  looks.shift()?.resolve({ version: 2, position: 20 })
  expect(await reached).toBe(true)
  expect(known()).toEqual({ schema: 'members_v2', position: 20 })
})

it('tells everybody at its next look when a hint was lost behind one that had no news for them', async () => {
  const { hint, refresh, told } = await knowing({ version: 1, position: 10 })
  hint(1, 12, [])
  await refresh({ version: 1, position: 12 })
  await refresh({ version: 1, position: 12 })
  expect(told).toEqual([undefined, [], undefined])
})

it('looks once more for all who ask during a look, and never takes an older version back', async () => {
  const { checkpoints, known, looks, asked } = await knowing({ version: 1, position: 10 })
  const refreshes = [checkpoints.refresh()]
  await asked(1)
  refreshes.push(checkpoints.refresh(), checkpoints.refresh())
  expect(await asked(2)).toBe(1)
  looks.shift()?.resolve({ version: 1, position: 10 })
  await refreshes[0]
  expect(await asked(2)).toBe(1)
  looks.shift()?.resolve({ version: 2, position: 10 })
  await Promise.all(refreshes)
  expect(known().schema).toBe('members_v2')
})

it('goes on looking after a look that failed', async () => {
  const { checkpoints, refresh, known, looks, asked } = await knowing({ version: 1, position: 10 })
  const failed = checkpoints.refresh()
  await asked(1)
  looks.shift()?.reject(new Error('unavailable'))
  await expect(failed).rejects.toThrow('unavailable')
  await refresh({ version: 1, position: 11 })
  expect(known().position).toBe(11)
})
