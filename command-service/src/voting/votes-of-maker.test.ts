import { addDays, Day } from '@debut/events/kernel/days.ts'
import { startOf } from '@debut/events/kernel/calendar.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
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
import { VoteCast } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { votesOfMaker } from './votes-of-maker.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const owner = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const friend = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D')
const launchId = LaunchId.parse('01K9Z7V5C1ABCDEFGHJKMNPQRS')
const day = (number: number) => addDays(Day.parse('2026-06-01'), number)
const noonOf = (number: number) => startOf(day(number)).plus({ hours: 12 })

const card = {
  slug: 'paperplane',
  name: 'Paperplane',
  tagline: 'Send a note that folds itself',
  url: 'https://paperplane.example',
  category: 'design' as const,
  pricing: 'free' as const,
  tags: ['mail'],
  logo: '/logo.svg',
  ...NO_STORY,
}
const listed = (makers = [owner]) => ToolListed({ toolId, ownerId: owner, makers, ...card })
const invited = MakerInvited({ toolId, memberId: friend, by: owner })
const uninvited = InvitationEnded({ toolId, memberId: friend, by: owner })
const joined = MakerJoined({ toolId, memberId: friend })
const left = MakerLeft({ toolId, memberId: friend, by: friend })
const transferred = ToolTransferred({ toolId, ownerId: friend, by: owner })
const vote = (boardDate: number) =>
  VoteCast({ memberId: friend, number: boardDate + 1, launchId, toolId, boardDate: day(boardDate), countsOn: day(boardDate), weight: 1 })

type Happening = readonly [on: number, ToolEvent | ReturnType<typeof VoteCast>]

/** The days of the launches whose votes are void when the last of it has happened by which the friend became a maker. */
const voidAfter = (...happenings: readonly Happening[]): number[] => {
  const recorded = happenings.map(([on, event], index): Recorded<Happening[1]> => ({
    event,
    envelope: {
      $correlationId: 'test',
      $causationId: commandIdAt(noonOf(on)),
      commandHash: 'hash',
      actor: owner,
      at: noonOf(on),
      v: 1,
    },
    stream: `tool-${toolId}`,
    revision: index,
    position: LogPosition.parse(index * 10),
  }))
  const history = recorded.filter(({ event }) => event.type !== 'VoteCast') as Recorded<ToolEvent>[]
  const votes = recorded.filter(({ event }) => event.type === 'VoteCast') as Parameters<typeof votesOfMaker>[3][number][]
  const joining = history.findLast(({ event }) => event.type === 'MakerJoined' || event.type === 'ToolTransferred')
  if (joining === undefined) throw new Error('no member joins')
  return votesOfMaker(friend, joining, history, votes).map(({ event }) => event.data.number - 1)
}

it('voids a friend’s vote on a launch that is not over when they become a maker, and leaves older ones', () => {
  expect(voidAfter([0, listed()], [5, vote(5)], [5, invited], [5, joined])).toEqual([5])
  expect(voidAfter([0, listed()], [5, vote(5)], [6, invited], [6, joined])).toEqual([])
})

it('voids a vote on a launch on whose day the friend was invited, however long they wait', () => {
  expect(voidAfter([0, listed()], [3, invited], [5, vote(5)], [40, joined])).toEqual([5])
  expect(voidAfter([0, listed()], [3, invited], [4, uninvited], [5, vote(5)], [6, invited], [40, joined])).toEqual([])
})

it('voids the votes of a maker who left for the launch and joins again within or after 30 days', () => {
  const leaver = listed([owner, friend])
  expect(voidAfter([0, leaver], [5, left], [5, vote(5)], [60, invited], [60, joined])).toEqual([5])
  expect(voidAfter([0, leaver], [5, left], [35, vote(35)], [60, invited], [60, joined])).toEqual([35])
  expect(voidAfter([0, leaver], [5, left], [36, vote(36)], [60, invited], [60, joined])).toEqual([])
})

it('voids the votes of a member to whom the tool is transferred', () => {
  expect(voidAfter([0, listed()], [5, vote(5)], [5, transferred])).toEqual([5])
  expect(voidAfter([0, listed([owner, friend])], [5, transferred], [5, vote(5)])).toEqual([])
})

it('voids a vote that crossed with the event that made them a maker, and none cast after they had left again', () => {
  expect(voidAfter([0, listed()], [5, invited], [9, joined], [9, vote(2)])).toEqual([2])
  expect(voidAfter([0, listed()], [5, invited], [9, joined], [10, left], [50, vote(50)])).toEqual([])
})
