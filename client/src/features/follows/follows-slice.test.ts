import { FollowCounts } from '@debut/events/follows/follow-answers.ts'
import { expect, it } from 'vitest'
import { memberIdOf, toolIdOf } from '../../lib/api/testing/ids.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { commandAnswered, outboxOpened, outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import {
  countsLoaded,
  followsSlice,
  ownFollowsLoaded,
  ownFollowsSlice,
  peopleLoaded,
  peopleMissing,
  selectFollows,
  selectPeople,
  setFollowed,
} from './follows-slice.ts'

const [INES, NOOR] = [memberIdOf(1), memberIdOf(2)]
const HARBOR = { kind: 'tools', id: toolIdOf('harbor') } as const
const counted = readAs(FollowCounts, { followers: 4, following: 0, position: 10 })
const received = (type: string, data: object, position: number) =>
  resultReceived({ commandId: `c${position}`, position, events: [{ type, data: { memberId: INES, ...data } }] })

const reduce = followsSlice.reducer
const own = ownFollowsSlice.reducer
const shown = reduce(undefined, countsLoaded({ id: HARBOR.id, counts: counted }))
const loaded = own(undefined, ownFollowsLoaded({ asked: [HARBOR.id], members: [], tools: [], position: 10 } as never))
const nothingSent = outboxSlice.reducer(undefined, outboxOpened(INES))

it('counts a follower as soon as the event arrives, and none that was counted before', () => {
  const { id: toolId } = HARBOR
  expect(reduce(shown, received('ToolFollowed', { toolId }, 11)).counts?.followers).toBe(5)
  expect(reduce(shown, received('ToolUnfollowed', { toolId }, 11)).counts?.followers).toBe(3)
  expect(reduce(shown, received('ToolFollowed', { toolId }, 10))).toBe(shown)
  expect(reduce(shown, received('MemberFollowed', { followedId: NOOR }, 11))).toBe(shown)
})

it('counts a follower once, however often the event arrives, and takes nothing older than it', () => {
  const fact = received('ToolFollowed', { toolId: HARBOR.id }, 11)
  const after = reduce(shown, fact)
  expect(reduce(after, fact)).toBe(after)
  expect(reduce(after, countsLoaded({ id: HARBOR.id, counts: counted })).counts?.followers).toBe(5)
})

it('shows an intent before it is answered, the answer after it, and nothing older than that', () => {
  const follows = setFollowed(HARBOR, true)
  const outbox = outboxSlice.reducer(nothingSent, follows)
  expect(selectFollows({ ownFollows: loaded, outbox: nothingSent }, HARBOR)).toBe(false)
  expect(selectFollows({ ownFollows: loaded, outbox }, HARBOR)).toBe(true)
  const answered = commandAnswered({ ...follows.payload, position: 12 })
  const after = { ownFollows: own(loaded, answered), outbox: outboxSlice.reducer(outbox, answered) }
  expect(after.outbox.entries).toEqual([])
  expect(selectFollows(after, HARBOR)).toBe(true)
  const late = own(after.ownFollows, ownFollowsLoaded({ asked: [HARBOR.id], members: [], tools: [], position: 11 } as never))
  expect(selectFollows({ ...after, ownFollows: late }, HARBOR)).toBe(true)
})

it('forgets whom somebody followed when they leave', () => {
  expect(own(loaded, signedOut())).toEqual({})
})

it('adds a page of people to those before, and keeps them when the next one cannot be had', () => {
  const person = (memberId: typeof INES, position: number) => ({ memberId, username: `m${position}`, avatar: null, position })
  const page = (members: readonly object[], isNext: boolean) =>
    peopleLoaded({ id: NOOR, side: 'followers', isNext, members, more: !isNext, position: 20 } as never)
  const first = reduce(undefined, page([person(INES, 9)], false))
  const both = reduce(first, page([person(NOOR, 8)], true))
  expect(selectPeople({ follows: both }, NOOR, 'followers')).toMatchObject({
    status: 'ready',
    more: false,
    members: [{ position: 9 }, { position: 8 }],
  })
  expect(selectPeople({ follows: reduce(both, peopleMissing({ id: NOOR, side: 'followers' })) }, NOOR, 'followers').status).toBe('ready')
  expect(selectPeople({ follows: reduce(both, peopleMissing({ id: NOOR, side: 'following' })) }, NOOR, 'following').status).toBe(
    'unreachable',
  )
})
