import { dayLabel } from '../../lib/clock/day-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Link } from '../../ui/link.tsx'
import type { PublishedDay } from './days.ts'

interface Props {
  readonly days: readonly PublishedDay[]
  readonly isNewest: boolean
  readonly hasMore: boolean
}

export const DaysSection = ({ days, isNewest, hasMore }: Props) => {
  const oldest = days.at(-1)?.day
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="text-[26px] font-bold">
        Day by day
      </h2>
      <p className="mt-2 mb-4 max-w-[62ch] text-ink-2">
        When a day opens we publish the hash of its seed, so that we can’t choose another one later. When it is over we publish the seed,
        and one root over every vote.
      </p>
      {days.length === 0 ? (
        <EmptyState title="No days yet">The first launch day will stand here as soon as it opens.</EmptyState>
      ) : (
        <ol className="grid gap-3">
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of days" className="mt-5 flex justify-center gap-2">
        {isNewest ? null : (
          <Link to="/transparency#days" className={buttonClass('quiet', 'm')}>
            Newest days
          </Link>
        )}
        {hasMore && oldest !== undefined ? (
          <Link to={`/transparency?before=${oldest}#days`} rel="next" className={buttonClass('quiet', 'm')}>
            Earlier days
          </Link>
        ) : null}
      </nav>
    </section>
  )
}

const Day = ({ day: { day, rule, votes, seedHash, seed, merkleRoot, lottery } }: { day: PublishedDay }) => (
  <li className="rounded-panel border border-line-2 bg-surface px-4.5 py-4">
    <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-text text-[15px] font-semibold tracking-normal">
      <Link to={`/?start=${day}`} className="quiet-link">
        {dayLabel(day)}
      </Link>
      <span className="flex items-center gap-2 text-[13px] font-medium text-ink-2 tabular-nums">
        {votes === null ? <Badge tone="lime">open</Badge> : `${votes} ${votes === 1 ? 'vote' : 'votes'}`}
        <span>rule {rule}</span>
      </span>
    </h3>
    <dl className="mt-2.5 grid gap-x-4 gap-y-1.5 text-[13px] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <Hash name="Seed’s hash" hash={seedHash} />
      {seed === null ? null : <Hash name="Seed" hash={seed} />}
      {merkleRoot === null ? null : <Hash name="Root" hash={merkleRoot} />}
      {lottery === null ? null : (
        <>
          <Hash name="Draw" hash={lottery.draw} />
          <dt className="text-ink-2">Lottery</dt>
          <dd>{lottery.winner === null ? 'no participants' : <Winner winner={lottery.winner} eligible={lottery.eligible ?? 0} />}</dd>
        </>
      )}
    </dl>
  </li>
)

type Won = NonNullable<NonNullable<PublishedDay['lottery']>['winner']>

const Winner = ({ winner: { username, leaf }, eligible }: { winner: Won; eligible: number }) => (
  <>
    {username === null ? (
      'a former member'
    ) : (
      <Link to={`/profile/${username}`} className="quiet-link font-semibold">
        {username}
      </Link>
    )}{' '}
    won, of {eligible} who took part
    {leaf === null ? null : (
      <>
        , with the leaf <code className="text-[12px] break-all">{leaf}</code>
      </>
    )}
  </>
)

const Hash = ({ name, hash }: { name: string; hash: string }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd>
      <code className="text-[12px] break-all">{hash}</code>
    </dd>
  </>
)
