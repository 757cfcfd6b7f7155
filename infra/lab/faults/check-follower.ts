import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '@debut/adapters/clock.ts'
import { CommandResults } from '@debut/projection-service/audit/log/command-results.ts'
import type { AnyRecorded } from '@debut/projection-service/audit/log/recorded.ts'
import { Recount } from '@debut/projection-service/audit/log/recount.ts'
import { type Board, boardAsOf } from '@debut/projection-service/audit/tables/served-boards.ts'
import { z } from 'zod'
import type { Findings } from './findings.ts'
import type { LiveFollower } from './live-follower.ts'
import { foldMembers, readLog, readOpened } from './recorded-log.ts'
import { ServedMember } from './served-members.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

const SEEN_WITHIN_MS = 20_000

/** Everybody who was registered since it joined came over the socket, once each and in the order of the log. */
export const checkMembersFollower = async (follower: LiveFollower, stack: StackUnderFault, findings: Findings): Promise<void> => {
  const from = await follower.joined
  const expected = (await foldMembers(await readLog(stack.eventStoreUrl), stack)).filter(({ position }) => position > from)
  await follower.sees(expected.at(-1)?.position ?? 0, SEEN_WITHIN_MS)
  const seen = follower.seen.map(({ body }) => ServedMember.parse(body))
  checkLossless('members', expected, seen, findings)
  findings.expect(
    'the names that came over a live socket',
    expected.map(({ username }) => username),
    seen.map(({ username }) => username),
  )
}

interface At {
  readonly position: number
}

const checkLossless = (topic: string, expected: readonly At[], seen: readonly At[], findings: Findings): void => {
  const positions = (messages: readonly At[]) => messages.map(({ position }) => position)
  const missed = positions(expected).filter((position) => !positions(seen).includes(position))
  findings.expect(`what a live socket missed of ${topic}`, [], missed)
  findings.expect(`what came over a live socket of ${topic}, in order`, positions(expected), positions(seen))
}

const Result = z.object({ commandId: z.string(), position: z.int(), events: z.array(z.object({ type: z.string() })) })

/** What an audit takes of an event without opening it. */
const summaryOf = ({ event: { type }, stream, envelope: { actor, $causationId: commandId, at }, position }: AnyRecorded) => ({
  type,
  stream,
  actor,
  commandId,
  at: at.toMillis(),
  position,
})

/** What became of each command that its member sent since it joined. */
export const checkResultsFollower = async (
  follower: LiveFollower,
  memberId: string,
  stack: StackUnderFault,
  findings: Findings,
): Promise<void> => {
  const from = await follower.joined
  const results = new CommandResults()
  for (const recorded of await readOpened(stack)) results.take(summaryOf(recorded))
  const mine = results.kept().filter((result) => result.memberId === memberId && result.position > from)
  await follower.sees(mine.at(-1)?.position ?? 0, SEEN_WITHIN_MS)
  // A result that is sent before all events of its command are projected is sent again.
  const seen = new Map(follower.seen.map(({ body }) => Result.parse(body)).map((result) => [result.commandId, result]))
  const received = [...seen.values()].map(({ commandId, position, events }) => ({
    commandId,
    position,
    events: events.map(({ type }) => type),
  }))
  checkLossless('results', mine, received, findings)
  findings.expect(
    'the results that came over a live socket',
    mine.map(({ commandId, position, events }) => ({ commandId, position, events })),
    received,
  )
  findings.expect('what a live socket of results was refused', [], follower.refusals)
}

const Shown = z.object({
  tools: z.array(z.object({ launchId: z.string(), points: z.int().nullable(), voters: z.int().nullable() })),
})

/** However much it skipped, it ends at what the board is. */
export const checkBoardFollower = async (
  follower: LiveFollower,
  board: Board,
  stack: StackUnderFault,
  findings: Findings,
): Promise<void> => {
  const recount = new Recount()
  for (const recorded of await readOpened(stack)) recount.take(recorded)
  const giveUpAt = performance.now() + SEEN_WITHIN_MS
  for (;;) {
    const expected = boardAsOf(board, systemClock(), recount)
    const newest = follower.seen.at(-1)
    const tools = newest === undefined ? undefined : Shown.parse(newest.body).tools
    if (isDeepStrictEqual(tools, expected) || performance.now() > giveUpAt) {
      findings.expect(`the board of the ${board.period} that a live socket ends at`, expected, tools)
      break
    }
    await pause(50)
  }
  const cursors = follower.seen.map(({ cursor }) => cursor)
  findings.expect(
    `the positions of the ${board.period}, in order`,
    cursors.toSorted((one, other) => one - other),
    cursors,
  )
  findings.expect('what a live socket of a board was refused', [], follower.refusals)
}
