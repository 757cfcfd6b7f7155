import { eventually } from '@debut/testing/eventually.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('a server’s clock', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.close())

  const readinessWith = async (millisecondsOff: number) => {
    const { url } = await world.commandService({}, () => systemClock().plus({ milliseconds: millisecondsOff }))
    return async () => {
      const response = await fetch(`${url}/readyz`)
      return { status: response.status, body: (await response.json()) as { checks?: Record<string, { ok: boolean }> } }
    }
  }

  it.each([0, 1_000, -1_000])('lets it work when it is %i ms off Postgres’s', async (off) => {
    const readiness = await readinessWith(off)
    await eventually(async () => expect(await readiness()).toMatchObject({ status: 200 }))
  })

  it.each([3_000, -3_000, 26 * 3_600_000])('keeps it from work when it is %i ms off', async (off) => {
    expect(await (await readinessWith(off))()).toMatchObject({ status: 503, body: { checks: { clock: { ok: false } } } })
  })
})
