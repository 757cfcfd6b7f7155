import { addDays, Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  MakerInvited,
  MakerJoined,
  MakerLeft,
  type ToolEvent,
  ToolListed,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import { VoteCast, type VoterEvent, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { VotesOfMakers } from './votes-of-makers.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const owner = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const friend = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJKMNPQRS')
const day = (number: number) => addDays(Day.parse('2026-06-01'), number)

const listed = (makers = [owner]) =>
  ToolListed({
    toolId,
    ownerId: owner,
    makers,
    slug: 'paperplane',
    name: 'Paperplane',
    tagline: 'Send a note that folds itself',
    url: 'https://paperplane.example',
    category: 'design',
    pricing: 'free',
    tags: ['mail'],
    logo: '/logo.svg',
    ...NO_STORY,
  })
const invited = MakerInvited({ toolId, memberId: friend, by: owner })
const uninvited = InvitationEnded({ toolId, memberId: friend, by: owner })
const joined = MakerJoined({ toolId, memberId: friend })
const left = MakerLeft({ toolId, memberId: friend, by: friend })
const transferred = ToolTransferred({ toolId, ownerId: friend, by: owner })
const voteOn = (on: number) => ({ memberId: friend, number: on + 1, launchId, toolId, boardDate: day(on), countsOn: day(on), weight: 1 })
const vote = (on: number) => VoteCast(voteOn(on))
const voided = (on: number, reason: 'own-tool' | 'ring' = 'own-tool') => VoteVoided({ ...voteOn(on), reason })

/** The days of votes that should be void and are not, and what is wrong with those that are. */
const audit = (...history: (readonly [on: number, ToolEvent | VoterEvent])[]) => {
  const rule = new VotesOfMakers()
  const wrong: string[] = []
  for (const [index, [on, event]] of history.entries()) {
    const at = startOf(day(on)).plus({ hours: 12 })
    const envelope = { $correlationId: 'test', $causationId: commandIdAt(at), commandHash: 'hash', actor: owner, at, v: 1 }
    const recorded = { envelope, stream: '', revision: index, position: LogPosition.parse(index * 10) }
    if (isVoters(event)) wrong.push(...rule.take({ ...recorded, event }))
    else rule.takeTool({ ...recorded, event })
  }
  return { counts: rule.notVoid().map(({ number }) => number - 1), wrong }
}
const isVoters = (event: ToolEvent | VoterEvent): event is VoterEvent => event.type.startsWith('Vote')

const countsWrongly = (...history: Parameters<typeof audit>) => audit(...history).counts

it('finds a vote on a launch that was not over when its voter became a maker, and no older one', () => {
  expect(countsWrongly([0, listed()], [5, vote(5)], [5, invited], [5, joined])).toEqual([5])
  expect(countsWrongly([0, listed()], [5, vote(5)], [6, invited], [6, joined])).toEqual([])
  expect(countsWrongly([0, listed()], [5, vote(5)], [5, transferred])).toEqual([5])
})

it('finds a vote on a launch on whose day the voter was invited, made the tool, or had left it within 30 days', () => {
  const leaver = listed([owner, friend])
  expect(countsWrongly([0, listed()], [3, invited], [5, vote(5)], [40, joined])).toEqual([5])
  expect(countsWrongly([0, listed()], [3, invited], [4, uninvited], [5, vote(5)], [6, invited], [40, joined])).toEqual([])
  expect(countsWrongly([0, leaver], [5, left], [5, vote(5)], [60, joined])).toEqual([5])
  expect(countsWrongly([0, leaver], [5, left], [35, vote(35)], [60, joined])).toEqual([35])
  expect(countsWrongly([0, leaver], [5, left], [36, vote(36)], [60, joined])).toEqual([])
})

it('finds a vote that a maker cast, and none of a member who left for good', () => {
  expect(countsWrongly([0, listed([owner, friend])], [2, vote(2)])).toEqual([2])
  expect(countsWrongly([0, listed([owner, friend])], [2, left], [2, vote(2)])).toEqual([])
})

it('finds one that was restored, and one that was voided for something else alone', () => {
  const friends = [
    [0, listed()],
    [5, vote(5)],
    [5, invited],
    [5, joined],
  ] as const
  expect(audit(...friends, [5, voided(5)])).toEqual({ counts: [], wrong: [] })
  expect(countsWrongly(...friends, [5, voided(5, 'ring')])).toEqual([5])
  expect(countsWrongly(...friends, [5, voided(5)], [5, VoteRestored({ ...voteOn(5), reason: 'mistake' })])).toEqual([5])
  expect(countsWrongly([0, listed()], [5, vote(5)], [5, VoteWithdrawn({ ...voteOn(5), withdrawnOn: day(5) })], [5, joined])).toEqual([])
})

it('finds a vote that was voided as a maker’s own and is not', () => {
  const { wrong } = audit([0, listed()], [5, vote(5)], [5, voided(5)])
  expect(wrong).toEqual(['it was voided as a maker’s own, which it is not'])
})

it('finds a vote of a member who left within 30 days, and none of one who left before or joined again', () => {
  const leaver = listed([owner, friend])
  const found = ['the member had left the tool’s makers within 30 days']
  expect(audit([0, leaver], [5, left], [5, vote(5)]).wrong).toEqual(found)
  expect(audit([0, leaver], [5, left], [35, vote(35)]).wrong).toEqual(found)
  expect(audit([0, leaver], [5, left], [36, vote(36)]).wrong).toEqual([])
  expect(audit([0, leaver], [5, left], [6, invited], [6, joined], [6, vote(6)])).toEqual({ counts: [6], wrong: [] })
})
