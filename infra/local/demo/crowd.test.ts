import { expect, it, onTestFinished } from 'vitest'
import { startCrowd } from './crowd.ts'
import { demoPeople } from './people.ts'
import { randomOf } from './random.ts'

const people = demoPeople('debut').slice(4, 12)
const pauseMs = [1, 2] as const

/** Voters with three votes each, of whom a ledger is kept. */
const votersWithThree = () => {
  const votes = new Map<string, number>()
  const signIn = ({ username }: (typeof people)[number]) => ({
    voteForOne: async () => {
      const cast = votes.get(username) ?? 0
      if (cast === 3) return false
      votes.set(username, cast + 1)
      return true
    },
    withdrawOne: async () => false,
  })
  return { votes, signIn }
}

it('has everybody vote until nobody has votes left', async () => {
  const { votes, signIn } = votersWithThree()
  const crowd = startCrowd({ people, signIn, random: randomOf('crowd'), pauseMs })
  onTestFinished(() => crowd.close())
  await expect.poll(() => [...votes.values()], { timeout: 10_000 }).toEqual(people.map(() => 3))
})

it('goes on after an outage', async () => {
  const { votes, signIn } = votersWithThree()
  let asked = 0
  const away = () => Promise.reject(new Error('nobody answers'))
  const crowd = startCrowd({
    people,
    signIn: (person) => (asked++ < 3 ? { voteForOne: away, withdrawOne: away } : signIn(person)),
    random: randomOf('outage'),
    pauseMs,
  })
  onTestFinished(() => crowd.close())
  await expect.poll(() => votes.size, { timeout: 10_000 }).toBeGreaterThan(0)
})

it('stops at once, and does nothing more', async () => {
  const { votes, signIn } = votersWithThree()
  const crowd = startCrowd({ people, signIn, random: randomOf('stop'), pauseMs: [5, 5] })
  await expect.poll(() => votes.size).toBeGreaterThan(0)
  await crowd.close()
  const before = JSON.stringify([...votes])
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(JSON.stringify([...votes])).toBe(before)
})
