import { connect } from 'nats'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { checkFollower } from './check-follower.ts'
import { LiveFollower } from './live-follower.ts'

const SIZES = { short: { before: 10, down: 40, after: 10 }, long: { before: 50, down: 500, after: 50 } } as const
const LIVE_AGAIN_WITHIN_MS = 30_000

/** Registers one member after the other until a hint of the projection-service comes through the bus. */
const firstHint = async (round: Round): Promise<boolean> => {
  const connection = await connect({ servers: round.stack.natsUrl })
  try {
    const hints = connection.subscribe('projected')
    await connection.flush()
    const giveUpAt = performance.now() + LIVE_AGAIN_WITHIN_MS
    while (hints.getReceived() === 0 && performance.now() < giveUpAt) await round.load({ writers: 1, limit: 1 }).finished()
    return hints.getReceived() > 0
  } finally {
    await connection.close()
  }
}

export const busDown: Fault = {
  id: 'R5',
  title: 'NATS down while members register',
  run: async (round) => {
    const { stack, findings, form } = round
    const { before, down, after } = SIZES[form]
    const follower = new LiveFollower(stack.queryUrl)
    try {
      await follower.joined
      await round.load({ writers: 8, limit: before }).finished()
      await stack.bus.down()
      await round.load({ writers: 8, limit: down }).finished()
      const withoutBus = performance.now()
      findings.expect('the socket sees them without NATS', true, await follower.sees(round.ledger.lastPosition(), LIVE_AGAIN_WITHIN_MS))
      findings.measure(`seen ${seconds(performance.now() - withoutBus)} after the last answer without NATS`)
      await stack.bus.up()
      const back = performance.now()
      findings.expect('hints are heard again', true, await firstHint(round))
      findings.measure(`live again ${seconds(performance.now() - back)} after NATS`)
      await round.load({ writers: 8, limit: after }).finished()
      await checkFollower(follower, stack, findings)
    } finally {
      follower.leave()
    }
  },
}
