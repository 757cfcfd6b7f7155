import { catalogue } from '@debut/events/catalogue.ts'
import { foldLaunches, standingsOf } from './hand-boards.ts'
import { becomes, foldVotes, isChange, voteOf } from './hand-votes.ts'
import type { HandVoter } from './hand-voters.ts'
import type { LoggedMember, RecordedEvent } from './recorded-log.ts'
import type { Tables } from './tables.ts'

const by =
  <Row>(...keys: ((row: Row) => string | number)[]) =>
  (one: Row, other: Row): number => {
    for (const key of keys) {
      const [mine, theirs] = [key(one), key(other)]
      if (mine !== theirs) return mine < theirs ? -1 : 1
    }
    return 0
  }

/** (d) What the tables have to hold, every counter summed by hand from the log. */
export const expectedTables = (
  log: readonly RecordedEvent[],
  members: readonly LoggedMember[],
  voters: ReadonlyMap<string, HandVoter>,
): Tables => {
  const votes = foldVotes(log)
  const each = [...voters].map(([memberId, voter]) => ({ memberId, voter })).toSorted(by(({ memberId }) => memberId))
  return {
    members,
    member_count: [{ members: members.length }],
    votes,
    vote_changes: log.flatMap((event) => {
      const { type, position } = event
      if (!isChange(type)) return []
      const { memberId, number } = voteOf(event)
      return [{ memberId, number, position: position.commit, state: becomes[type] }]
    }),
    standings: standingsOf(foldLaunches(log), votes).toSorted(
      by(
        ({ launchId }) => launchId,
        ({ period }) => period,
      ),
    ),
    streaks: each
      .filter(({ voter }) => voter.streakPosition > 0)
      .map(({ memberId, voter: { streak, latest, days, streakPosition } }) => {
        const longest = Math.max(0, ...[...days.values()].map((day) => day.streak ?? 0))
        return { memberId, streak, latest, longest, position: streakPosition }
      }),
    calendar: each.flatMap(({ memberId, voter }) =>
      [...voter.days].map(([day, { votes, streak }]) => ({ memberId, day, votes, streak })).toSorted(by(({ day }) => day)),
    ),
    granted: each.flatMap(({ memberId, voter }) =>
      [...voter.granted].map(([tier, position]) => ({ memberId, tier, position })).toSorted(by(({ tier }) => tier)),
    ),
    results: resultsOf(log),
  }
}

/** What became of each command that a member sent: that a name was kept for it is said beside it. */
export const resultsOf = (log: readonly RecordedEvent[]) => {
  const acts = log.filter(
    ({ type, metadata }) =>
      catalogue.has(type) && !/^(?:Username|Slug|Url)(?:Claimed|Released)$/.test(type) && !metadata.actor.startsWith('process:'),
  )
  return [...Map.groupBy(acts, ({ metadata }) => `${metadata.actor} ${metadata.$causationId}`).values()]
    .map((events) => ({
      memberId: events[0]?.metadata.actor ?? '',
      commandId: events[0]?.metadata.$causationId ?? '',
      position: events.at(-1)?.position.commit ?? 0,
      events: events.map(({ type }) => type),
    }))
    .toSorted(by(({ position }) => position))
}
