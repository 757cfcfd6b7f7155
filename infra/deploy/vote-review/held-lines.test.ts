import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { VoteCast, VoteHeld, VoteRestored } from '@debut/events/voting/vote-events.ts'
import { describe, expect, it } from 'vitest'
import { heldLines } from './held-lines.ts'
import { HeldVotes } from './held-votes.ts'
import { reviewQuestionOf } from './review-question.ts'

const memberId = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')
const day = Day.parse('2026-11-20')
const vote = {
  memberId,
  number: 7,
  launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X6Y1B7D'),
  boardDate: day,
  countsOn: day,
  weight: 2,
}
const at = (text: string) =>
  ({ envelope: { at: toInstant(text), actor: 'process:hold-suspects' } }) as never as Parameters<HeldVotes['take']>[0]
const votesOf = (...events: Parameters<HeldVotes['take']>[0]['event'][]) => {
  const votes = new HeldVotes()
  for (const [index, event] of events.entries()) votes.take({ ...at(`2026-11-20T20:0${index}:00Z`), event })
  return votes
}

describe('the list of held votes', () => {
  const held = [MemberRegistered({ memberId, username: Username.parse('ines') }), VoteCast(vote), VoteHeld({ ...vote, reason: 'ring' })]

  it('says whose vote is held, for what, since when and why', () => {
    expect(heldLines(votesOf(...held), new Map([[`${memberId}/7 ring`, { members: 8, tools: 4 }]]))).toEqual([
      'Held votes: 1',
      `${memberId}/7  ines for ${vote.toolId}, worth 2`,
      '  ring, held 2026-11-20T20:02:00.000Z by process:hold-suspects, cast 2026-11-20T20:01:00.000Z: members 8, tools 4',
    ])
  })

  it('lists a vote whose figures are lost, and none that was restored', () => {
    expect(heldLines(votesOf(...held), new Map())[2]).toMatch(/: no figures were kept$/)
    expect(heldLines(votesOf(...held, VoteRestored({ ...vote, reason: 'reviewed' })), new Map())).toEqual(['No vote is held.'])
  })
})

describe('npm run vote-review', () => {
  it('lists what is held, and takes one other question', () => {
    expect(reviewQuestionOf([])).toEqual({ is: 'list' })
    expect(reviewQuestionOf(['--history'])).toEqual({ is: 'history' })
    expect(reviewQuestionOf(['--void', `${memberId}/7`])).toEqual({ is: 'VoidVote', vote: { memberId, number: 7 } })
  })

  it('restores a vote only for a reason that clears it', () => {
    const restore = (...reason: string[]) => reviewQuestionOf(['--restore', `${memberId}/7`, ...reason])
    expect(restore('--reason', 'mistake')).toEqual({ is: 'RestoreVote', vote: { memberId, number: 7 }, reason: 'mistake' })
    expect(() => restore()).toThrow(/^Say why it is restored with --reason reviewed or mistake\.\n/)
    expect(() => restore('--reason', 'ring')).toThrow(/^"ring" is no reason to restore a vote\.\n/)
  })

  it('voids a vote for another reason than it is held for, where one is given', () => {
    const voidFor = (reason: string) => reviewQuestionOf(['--void', `${memberId}/7`, '--reason', reason])
    expect(voidFor('ring')).toEqual({ is: 'VoidVote', vote: { memberId, number: 7 }, reason: 'ring' })
    expect(() => voidFor('dislike')).toThrow(/^"dislike" is no reason to void a vote\.\n/)
  })

  it.each([
    [['--restore', 'ines', '--reason', 'reviewed']],
    [['--void', `${memberId}/0`]],
    [['--reason', 'mistake']],
    [['--list']],
    [['--history', '--simulate']],
  ])('answers %s with how to ask', (args) => expect(() => reviewQuestionOf(args)).toThrow(/npm run vote-review -- --restore VOTE/))
})
