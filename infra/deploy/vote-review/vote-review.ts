import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { isoOf, instantAt } from '@debut/events/kernel/instant.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import { ReviewOfHistory } from '@debut/command-service/vote-review/review-history.ts'
import { reviewSettings, settingsOf } from '@debut/command-service/vote-review/review-settings.ts'
import { z } from 'zod'
import { loadConfig } from '@debut/adapters/config.ts'
import { openDatabase, type Knex } from '@debut/adapters/database.ts'
import { isUnavailable } from '@debut/adapters/database-errors.ts'
import { Refused, Unavailable } from '@debut/adapters/errors.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { figuresInWords, heldLines } from './held-lines.ts'
import { HeldVotes, keyOf } from './held-votes.ts'
import { judgeByHttp } from './judge-by-http.ts'
import { measureLines } from './measure.ts'
import { readForReview } from './read-for-review.ts'
import { type ReviewQuestion, reviewQuestionOf, WrongQuestion } from './review-question.ts'
import { sourcesOf } from './sources.ts'
import { SCORED_SEEDS, scoreLines, scoreSeeds } from './simulation/score-seeds.ts'

const settings = settingsOf(loadConfig(z.object(reviewSettings)))

interface Stores {
  readonly log: EventStore
  readonly database: Knex
}

const withStores = async (work: (stores: Stores) => Promise<readonly string[]>): Promise<readonly string[]> => {
  const { eventStoreUrl, identityUrl } = sourcesOf(process.env)
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('review', 'silent') })
  const database = openDatabase({ url: identityUrl, name: 'review', connections: 1 })
  try {
    return await work({ log, database })
  } finally {
    await Promise.all([log.close(), database.destroy()])
  }
}

const heldNow = async ({ log, database }: Stores): Promise<HeldVotes> => {
  const votes = new HeldVotes()
  const categories = ['voter', 'member', 'tool']
  await readForReview({ log, keys: openMemberKeys(database) }, categories, (recorded: Recorded<VoterEvent | MemberEvent | ToolEvent>) =>
    votes.take(recorded),
  )
  return votes
}

const list = async (stores: Stores): Promise<readonly string[]> => {
  const votes = await heldNow(stores)
  const rows = await stores
    .database<{ member_id: string; number: number; detector: string; figures: Record<string, number> }>('identity.review_evidence')
    .select('member_id', 'number', 'detector', 'figures')
  return heldLines(votes, new Map(rows.map(({ member_id, number, detector, figures }) => [`${member_id}/${number} ${detector}`, figures])))
}

const history = async ({ log, database }: Stores): Promise<readonly string[]> => {
  const review = new ReviewOfHistory(settings)
  const found: ReturnType<ReviewOfHistory['look']> = []
  await readForReview({ log, keys: openMemberKeys(database) }, ['voter', 'member'], (recorded: Recorded<VoterEvent | MemberEvent>) =>
    found.push(...review.take(recorded)),
  )
  found.push(...review.look())
  const votes = new Set(found.flatMap((suspicion) => suspicion.votes))
  return [
    `Votes that would be held: ${votes.size}. The log does not record where votes came from, so none is held for that here.`,
    ...found.flatMap((suspicion) => [
      `${suspicion.detector}: ${figuresInWords(suspicion.figures)}`,
      ...suspicion.votes.map(
        (vote) => `  ${keyOf({ memberId: vote.member.id, number: vote.number })}, ${isoOf(instantAt(vote.at * 1_000))}`,
      ),
    ]),
  ]
}

const answer = async (question: ReviewQuestion): Promise<readonly string[]> => {
  switch (question.is) {
    case 'list':
      return withStores(list)
    case 'history':
      return withStores(history)
    case 'simulate':
      return scoreLines(scoreSeeds(SCORED_SEEDS, settings))
    case 'measure':
      return measureLines(settings)
    case 'RestoreVote':
    case 'VoidVote':
      return withStores(async (stores) => {
        const { memberId, number } = question.vote
        const vote = (await heldNow(stores)).find(memberId, number)
        if (vote === undefined) throw new WrongQuestion(`The vote ${keyOf(question.vote)} is not held.`)
        await judgeByHttp(question, vote, process.env)
        return [`${question.is === 'RestoreVote' ? 'Restored' : 'Voided'} ${keyOf(vote)}.`]
      })
  }
}

/** What keeps it from being answered, in a sentence; undefined where it is a fault of ours. */
const whyNot = (error: unknown): string | undefined => {
  if (error instanceof WrongQuestion || error instanceof Refused) return error.message
  if (error instanceof Unavailable) return `The event store does not answer: ${error.message}.`
  if (isUnavailable(error) && error instanceof Error) return `The database does not answer: ${error.message}.`
  return undefined
}

try {
  const lines = await answer(reviewQuestionOf(process.argv.slice(2)))
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${whyNot(error) ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 2
}
