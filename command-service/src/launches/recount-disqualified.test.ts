import { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type LaunchDayEvent, LaunchDayOpened } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, type LaunchEvent, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, type VoterEvent } from '@debut/events/voting/vote-events.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { expect, it } from 'vitest'
import { keysInMemory } from '../kernel/testing/keys-in-memory.ts'
import { logInMemory } from '../kernel/testing/log-in-memory.ts'
import { processContext } from '../kernel/testing/process-context.ts'
import { Recount } from './recount.ts'

const day = Day.parse('2026-11-22')
const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const [kite, reel] = [LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'), LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000002')]

/** What a day comes to after these, as the log holds them. */
const standingsAfter = async (...judgements: LaunchEvent[]) => {
  const { all, open } = logInMemory()
  const { log } = open()
  const keys = keysInMemory()
  const write = async (stream: string, ...events: { type: string; data: object }[]) => {
    const { commandId, ...context } = processContext('test', stream, events, toInstant('2026-11-22T20:00:00Z'))
    const envelope = { ...context, $correlationId: context.correlationId, $causationId: commandId }
    const known = await log.read(stream)
    await log.append(stream, known.length === 0 ? 'no-stream' : known.length - 1, await encode(keys, stream, events, envelope))
  }
  const launches = [kite, reel].map((launchId) => ({ launchId, toolId }))
  await write(`launchDay-${day}`, LaunchDayOpened({ day, rule: 'v1', seedHash: '0'.repeat(64), launches }))
  for (const [index, launchId] of [kite, reel].entries())
    await write(
      `voter-${memberId}`,
      VoteCast({ memberId, number: index + 1, launchId, toolId, boardDate: day, countsOn: day, weight: 5 - index }),
    )
  for (const judgement of judgements) await write(`launch-${kite}`, judgement)
  const recount = new Recount()
  for (const recorded of await decode(keys, all)) recount.take(recorded as Recorded<VoterEvent | LaunchDayEvent | LaunchEvent>)
  return recount.day(day)
}

const taken = LaunchDisqualified({ launchId: kite, toolId, boardDate: day, reason: 'spam' })
const back = LaunchReinstated({ launchId: kite, toolId, boardDate: day, reason: 'mistake', queued: false })

it('freezes and awards no launch that was taken from the boards, and counts its votes all the same', async () => {
  const { standings, awarded, votes } = await standingsAfter(taken)
  expect(standings.map(({ rank, launchId }) => `${rank} ${launchId}`)).toEqual([`1 ${reel}`])
  expect(awarded[0]?.awards.map(({ place, launchId }) => `${place} ${launchId}`)).toEqual([`1 ${reel}`])
  expect(votes).toBe(2)
})

it('has it again once it is reinstated', async () => {
  expect((await standingsAfter(taken, back)).standings.map(({ launchId }) => launchId)).toEqual([kite, reel])
})
