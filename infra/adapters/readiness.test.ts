import { describe, expect, it } from 'vitest'
import { Readiness } from './readiness.ts'

const readinessWith = (checks: Record<string, Parameters<Readiness['check']>[1]>) => {
  const readiness = new Readiness()
  for (const [name, check] of Object.entries(checks)) readiness.check(name, check)
  return readiness
}

describe('readiness', () => {
  it('is ready when every part is', async () => {
    const readiness = readinessWith({ 'event-store': async () => undefined, bus: () => undefined })
    expect(await readiness.report()).toEqual({ status: 'ready', checks: { 'event-store': { ok: true }, bus: { ok: true } } })
  })

  it('names the part that fails and why, whether it says so, throws or rejects', async () => {
    const readiness = readinessWith({
      projections: async () => 'members stopped at 42',
      keys: () => {
        throw new Error('no such file')
      },
      database: async () => Promise.reject(new Error('connection refused')),
      bus: () => undefined,
    })
    expect(await readiness.report()).toEqual({
      status: 'not-ready',
      checks: {
        projections: { ok: false, detail: 'members stopped at 42' },
        keys: { ok: false, detail: 'no such file' },
        database: { ok: false, detail: 'connection refused' },
        bus: { ok: true },
      },
    })
  })

  it('takes a part that does not answer for one that failed', async () => {
    const readiness = readinessWith({ 'event-store': () => new Promise(() => {}) })
    expect(await readiness.report()).toEqual({
      status: 'not-ready',
      checks: { 'event-store': { ok: false, detail: 'no answer within 1000 ms' } },
    })
  })

  it('takes no new work once it shuts down', async () => {
    const readiness = readinessWith({ database: async () => undefined })
    readiness.drain()
    expect(await readiness.report()).toEqual({
      status: 'not-ready',
      checks: { database: { ok: true }, shutdown: { ok: false, detail: 'shutting down' } },
    })
  })
})
