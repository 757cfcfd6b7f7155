import { addresses } from '@debut/client/e2e/testing/addresses.ts'
import { describe, expect, it } from 'vitest'
import { planWalk, roles, WALKS } from './plan.ts'

const all = (seed: string) => Array.from({ length: WALKS }, (_, index) => planWalk(seed, index + 1, 60))

describe('the plan of the walks', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(all('7')).toEqual(all('7'))
    expect(all('7')).not.toEqual(all('8'))
  })

  it('takes each role ten times, and to every address', () => {
    for (const role of roles) {
      const walks = all('7').filter((walk) => walk.role === role)
      expect(walks.length).toBe(10)
      const typed = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ address }) => address ?? [])))
      expect(addresses.filter(({ path }) => !typed.has(path))).toEqual([])
    }
  })

  it('clicks sixty times in each, and loses the network at every third click', () => {
    for (const { steps } of all('7')) {
      const clicks = steps.filter(({ address }) => address === undefined)
      expect(clicks.length).toBe(60)
      expect(clicks.map(({ offlineMs }) => offlineMs !== undefined)).toEqual(clicks.map((_, index) => index % 3 === 2))
    }
  })

  it('has a deployment for each role, and a sign-out in another tab for each that is signed in', () => {
    for (const role of roles) {
      const events = all('7').flatMap((walk) => (walk.role === role ? walk.steps.map(({ event }) => event) : []))
      expect(events).toContain('deployment')
      expect(events.includes('sign-out-elsewhere')).toBe(role !== 'visitor')
    }
  })
})
