import { useSelector } from 'react-redux'
import { parseInstant } from '../../lib/clock/instants.ts'
import { timeAt } from '@debut/events/kernel/days.ts'
import { OwnPart } from '../../lib/page/own-part.tsx'
import { usePlace } from '../../lib/page/place-context.ts'
import type { ResourceState } from '../../lib/resources/keep-resources.ts'
import { selectData } from '../../lib/resources/resources-slice.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import type { Tally, Why } from './launch-facts.ts'
import { countOf, toReachNext } from './standing-labels.ts'
import { useReadyTool, whyAt } from './use-tool.ts'
import { summaryOf } from './why-summary.ts'

/** "Why am I #4?", for its makers. */
export const WhyCard = () => (
  <OwnPart>
    <OwnWhy />
  </OwnPart>
)

const OwnWhy = () => {
  const view = useReadyTool()
  const place = usePlace()
  const why = useSelector((state: ResourceState) => {
    const query = whyAt(place)(state)
    return query && selectData(query)(state)
  })
  if (why === undefined) return null
  const { standing } = why
  return (
    <Card
      title={typeof standing?.rank !== 'number' ? 'Why there?' : `Why #${standing.rank}?`}
      aside={<span className="font-medium">makers only</span>}
    >
      {why.explained === null ? (
        <p className="mt-3.5 text-[13.5px] text-ink-2">
          Until {timeAt(parseInstant(view?.facts?.revealAt ?? ''))}, Los Angeles time, points are hidden from everybody, also from makers.
        </p>
      ) : (
        <Explained why={why} explained={why.explained} />
      )}
    </Card>
  )
}

const Explained = ({ why: { standing, start }, explained }: { why: Why; explained: NonNullable<Why['explained']> }) => {
  const { counted, held, voided, withdrawn } = summaryOf(explained.votes)
  const toReach = standing === null ? undefined : toReachNext(standing)
  return (
    <>
      <dl className="mt-3 grid gap-2.5 text-[13.5px]">
        <Row name="Counted" value={`${countOf(counted.votes, 'vote')} · ${countOf(counted.points, 'point')}`} />
        <Row name="Under review" value={held.votes === 0 ? 'none' : `${countOf(held.votes, 'vote')} · 0 points`} />
        <Row name="Voided" value={voided.votes === 0 ? 'none' : `${countOf(voided.votes, 'vote')} · 0 points`} />
        <Row name="Taken back" value={withdrawn.votes === 0 ? 'none' : countOf(withdrawn.votes, 'vote')} />
        {toReach === undefined || typeof standing?.rank !== 'number' ? null : (
          <Row name={`To reach #${standing.rank - 1}`} value={countOf(toReach, 'point')} />
        )}
      </dl>
      <details className="chart-table">
        <summary>By weight and by hour</summary>
        <div className="grid gap-3">
          <Table<Tally>
            caption="Votes by what became of them and by weight"
            rows={explained.votes}
            rowKey={({ state, weight }) => `${state} ${weight}`}
            columns={[
              { key: 'state', label: 'Votes', cell: ({ state }) => WORDS[state] },
              { key: 'weight', label: 'Weight', numeric: true, cell: ({ weight }) => `×${weight}` },
              { key: 'votes', label: 'Votes', numeric: true, cell: ({ votes }) => votes },
              { key: 'points', label: 'Points', numeric: true, cell: ({ state, points }) => (state === 'counted' ? points : 0) },
            ]}
          />
          <Table
            caption="Votes by the hour, Los Angeles time"
            rows={explained.over}
            rowKey={({ from }) => from}
            columns={[
              { key: 'hour', label: 'Hour', cell: ({ from }) => timeAt(parseInstant(from)) },
              { key: 'counted', label: 'Counted', numeric: true, cell: ({ counted }) => counted },
              { key: 'held', label: 'Review', numeric: true, cell: ({ held }) => held },
              { key: 'voided', label: 'Voided', numeric: true, cell: ({ voided }) => voided },
              { key: 'points', label: 'Points', numeric: true, cell: ({ points }) => points },
            ]}
          />
        </div>
      </details>
      <p className="mt-1 text-[13.5px]">
        <Link to={`/?start=${start}`} className="quiet-link underline">
          Replay the day
        </Link>
      </p>
    </>
  )
}

const WORDS = { counted: 'Counted', held: 'Under review', voided: 'Voided', withdrawn: 'Taken back' }

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-2">{name}</dt>
    <dd className="text-right font-semibold tabular-nums">{value}</dd>
  </div>
)
