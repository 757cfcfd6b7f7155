import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { into, startStage } from '@debut/command-service/launches/testing/launch-days-stage.ts'
import { addDays, Day } from '@debut/events/kernel/days.ts'
import { shiftedTo } from '@debut/testing/at-ten.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const day = Day.parse('2026-03-03')

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  stage = await startStage(into(addDays(day, -1), { hours: 12 }))
})
afterAll(() => stage.world.close())

/** Runs the command for an admin who has just signed in, and returns the lines that it prints. */
const reviewer = async () => {
  const { world } = stage
  const { url } = await world.commandService()
  const token = await world.token(await world.appoint(world.person('the-admin', 'admin')))
  const env = { ...process.env, ...world.settings, ...shiftedTo(world.clock()), DEBUT_URL: url, DEBUT_TOKEN: token }
  return async (...args: readonly string[]): Promise<string[]> => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'vote-review.ts'), ...args], { env })
    return stdout.trimEnd().split('\n')
  }
}

it('npm run vote-review lists what is held, takes all worth from one vote and gives it back to another', async () => {
  const launch = await stage.schedule(day)
  stage.moveTo(into(day, { hours: 10 }))
  const [friend, stranger] = [stage.member(), stage.member()]
  for (const member of [friend, stranger]) {
    await stage.vote(member, launch)
    await stage.judge('HoldVote', member, launch)
  }

  const review = await reviewer()
  expect((await review())[0]).toBe('Held votes: 2')
  expect(await review('--void', `${stranger}/1`)).toEqual([`Voided ${stranger}/1.`])
  expect(await review('--restore', `${friend}/1`, '--reason', 'mistake')).toEqual([`Restored ${friend}/1.`])
  expect(await review()).toEqual(['No vote is held.'])
  const judged = async (member: typeof friend) => (await stage.voterEvents(member)).at(-1)?.event
  expect(await judged(stranger)).toMatchObject({ type: 'VoteVoided', data: { reason: 'ring' } })
  expect(await judged(friend)).toMatchObject({ type: 'VoteRestored', data: { reason: 'mistake' } })
})
