import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { conductStream, MemberBanned } from '@debut/events/moderation/conduct-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { VoidFraudulentVote } from '@debut/events/voting/vote-commands.ts'
import { VoteCast, VoteHeld, voterStream, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { it } from 'vitest'
import { sentCommand } from '../kernel/send.ts'
import { on, specifyProcess } from '../kernel/testing/specify-process.ts'
import { voidFraudulentVote } from '../voting/moderate-vote.ts'
import { voidVotesOfBanned } from './void-votes-of-banned.ts'

const memberId = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const by = MemberId.parse('8a6e0804-2bd0-4672-b79d-d97027f9071a')
/** When the process reads what has happened. */
const today = dayOf(toInstant('2026-11-18T12:00:00Z'))

const vote = (number: number, boardDate = today, countsOn = boardDate) => ({
  memberId,
  number,
  launchId: LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK00000${number}`),
  toolId: ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001'),
  boardDate,
  countsOn,
  weight: 1,
})
const banned = (voidsVotes: 'ring' | null) =>
  on(conductStream(memberId), MemberBanned({ memberId, rule: 'vote-fraud', note: null, by, voidsVotes }))
const { given } = specifyProcess(voidVotesOfBanned, {}, (handle) => [
  sentCommand(VoidFraudulentVote, (payload, context) => voidFraudulentVote(payload, context, { handle })),
])

it('voids the votes that count on open boards only, and no others', async () => {
  const yesterday = addDays(today, -1)
  const late = vote(3, yesterday, today)
  const votes = [VoteCast(vote(1)), VoteCast(vote(2, yesterday)), VoteCast(late), VoteCast(vote(4)), VoteCast(vote(5))]
  const gone = [VoteWithdrawn({ ...vote(4), withdrawnOn: today }), VoteHeld({ ...vote(5), reason: 'burst' })]
  await given(on(voterStream(memberId), ...votes, ...gone), banned('ring'))
    .when({ seconds: 1 })
    .then(on(voterStream(memberId), VoteVoided({ ...vote(1), reason: 'ring' }), VoteVoided({ ...late, reason: 'ring' })))
})

it('leaves them where the admin did not choose that', async () => {
  await given(on(voterStream(memberId), VoteCast(vote(1))), banned(null))
    .when({ seconds: 1 })
    .thenNothing()
})
