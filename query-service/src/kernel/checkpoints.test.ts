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

/** Answers each look at Postgres when the test says so, and receives the hints of the test. */
const knowing = async (first: Row) => {
  const looks: PromiseWithResolvers<Row>[] = []
  const where = async () => {
    const look = Promise.withResolvers<Row>()
    looks.push(look)
    return [{ name: 'members', ...(await look.promise), stopped: null }]
  }
  const database = { select: () => ({ from: () => ({ join: () => ({ where }) }) }) } as unknown as Knex
  const listeners: Parameters<Bus['subscribe']>[1][] = []
  const bus: Bus = {
    publish: () => undefined,
    subscribe: (_, listener) => void listeners.push(listener),
    connected: () => true,
    close: async () => undefined,
  }
  const checkpoints = new Checkpoints(database, bus, createLogger('test', 'silent'))
  const moves: (readonly string[] | undefined)[] = []
  checkpoints.onMove((_, topics) => moves.push(topics))
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
    moves,
    looks,
    asked,
    refresh,
    hint: (version: number, position: number, topics: readonly string[] | null) => {
      for (const listener of listeners) listener({ position, projections: [{ name: 'members', version }], topics }, 'projected')
    },
    known: () => {
      const { schema, position } = checkpoints.of('members')
      return { schema, position }
    },
  }
}

it('moves with a hint of the version in force, and names the topics that have changes', async () => {
  const { hint, known, moves } = await knowing({ version: 1, position: 10 })
  hint(1, 11, ['members'])
  expect(known()).toEqual({ schema: 'members_v1', position: 11 })
  expect(moves).toEqual([undefined, ['members']])
})

it('announces changes for every topic where there were too many topics to name', async () => {
  const { hint, moves } = await knowing({ version: 1, position: 10 })
  hint(1, 11, null)
  expect(moves).toEqual([undefined, undefined])
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

it('announces changes for every topic at its next look when a hint was lost behind one without changes', async () => {
  const { hint, refresh, moves } = await knowing({ version: 1, position: 10 })
  hint(1, 12, [])
  await refresh({ version: 1, position: 12 })
  await refresh({ version: 1, position: 12 })
  expect(moves).toEqual([undefined, [], undefined])
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
