import { periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { connect } from 'nats'
import { checkBoardFollower, checkMembersFollower, checkResultsFollower } from './check-follower.ts'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { LiveFollower } from './live-follower.ts'
import { ADMIN } from './population.ts'

const SIZES = { short: { before: 10, down: 60, after: 20 }, long: { before: 50, down: 500, after: 50 } } as const
const LIVE_AGAIN_WITHIN_MS = 30_000

/** Somebody comes and votes, and the admin holds the vote: where that stands. */
const heldVote = async ({ ledger, commands, sender }: Round): Promise<number> => {
  const newcomer = commands.registration({ rivalry: 0 })
  const vote = { memberId: newcomer.memberId, launch: commands.launch() }
  for (const command of [newcomer, commands.vote('CastVote', vote)]) await sender.pursue(ledger.open(command))
  const held = await sender.pursue(ledger.open(commands.judgement(vote, 'HoldVote')))
  if (held.kind !== 'accepted') throw new Error(`a vote could not be held: ${JSON.stringify(held)}`)
  return held.position
}

/** Until a hint of the projection-service comes through the bus. */
const firstHint = async (round: Round): Promise<boolean> => {
  const connection = await connect({ servers: round.stack.natsUrl })
  try {
    const hints = connection.subscribe('projected')
    await connection.flush()
    const giveUpAt = performance.now() + LIVE_AGAIN_WITHIN_MS
    while (hints.getReceived() === 0 && performance.now() < giveUpAt) await heldVote(round)
    return hints.getReceived() > 0
  } finally {
    await connection.close()
  }
}

export const busDown: Fault = {
  id: 'R5',
  title: 'NATS down while members vote',
  run: async (round) => {
    const { stack, findings, form } = round
    const { before, down, after } = SIZES[form]
    const follow = (topic: string, token: string | null = null) => new LiveFollower(stack.queryUrl, topic, { token })
    const members = follow('members')
    const results = follow('results', await round.sender.tokenOf(ADMIN))
    const boards = periods.map((period) => {
      const start = startOfPeriod(period, stack.population.today)
      return { board: { period, start }, follower: follow(`board:${period}:${start}`) }
    })
    const followers = [members, results, ...boards.map(({ follower }) => follower)]
    const sees = async (when: string) => {
      const asked = performance.now()
      findings.expect(`a live socket sees what is new ${when}`, true, await results.sees(await heldVote(round), LIVE_AGAIN_WITHIN_MS))
      findings.measure(`seen after ${seconds(performance.now() - asked)} ${when}`)
    }
    try {
      await Promise.all(followers.map((follower) => follower.joined))
      await round.load({ writers: 8, limit: before }).finished()
      await stack.bus.down()
      await round.load({ writers: 8, limit: down }).finished()
      await sees('without NATS')
      await stack.bus.up()
      const back = performance.now()
      findings.expect('hints are received again', true, await firstHint(round))
      findings.measure(`live again ${seconds(performance.now() - back)} after NATS`)
      await round.load({ writers: 8, limit: after }).finished()
      await sees('with NATS')
      await checkMembersFollower(members, stack, findings)
      await checkResultsFollower(results, ADMIN, stack, findings)
      for (const { board, follower } of boards) await checkBoardFollower(follower, board, stack, findings)
      findings.measure(`${results.seen.length} results, ${boards.map(({ follower }) => follower.seen.length).join(' + ')} boards seen`)
    } finally {
      for (const follower of followers) follower.leave()
    }
  },
}
