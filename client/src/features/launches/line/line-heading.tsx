import { dayAt } from '@debut/events/kernel/days.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import { companyOf, ordinal, titleOf } from './line-labels.ts'

/** Its day, and in a sentence what comes before it. */
export const LineHeading = ({ place }: { readonly place: LinePlace }) => {
  const today = dayAt(useSelector(selectNow))
  return (
    <header>
      <Breadcrumb trail={[{ label: 'Your tools', to: '/your-tools' }, { label: place.tool.name }]} />
      <h1 className="mt-1 text-[40px]/[1.04] font-[750] tracking-[-0.04em] md:text-[46px]/[1.04]">{titleOf(place, today)}</h1>
      <p className="mt-2.5 text-[15px] text-ink-2" aria-live="polite">
        <Sentence place={place} />
      </p>
    </header>
  )
}

const Sentence = ({ place: { state, tool, withheld, before, sameDay, boardDate, place, estimated } }: { readonly place: LinePlace }) => {
  switch (state) {
    case 'scheduled':
      return (
        <>
          {tool.name} goes on stage at midnight in Los Angeles, {companyOf(sameDay.length - 1)}. <Before count={before} />
        </>
      )
    case 'queued':
      if (withheld !== null) return <>{tool.name} keeps its place in the line, and takes a day once a moderator lets it be shown.</>
      if (place === null) return <>{tool.name} is on its way to the back of the line. Its place is known in a moment.</>
      return (
        <>
          {tool.name} is {ordinal(place)} of those who wait for a day.{' '}
          {estimated === null ? 'Every day that is planned is full.' : 'The day is a guess until it is given.'} <Before count={before} />
        </>
      )
    case 'live':
      return (
        <>
          {tool.name} is on stage, and takes votes until midnight in Los Angeles.{' '}
          <Link to="/" className="way-link">
            See the board
          </Link>
        </>
      )
    case 'closed':
      return (
        <>
          {tool.name} was on stage. Its day is over, and its standing is kept.{' '}
          <Link to={`/?start=${boardDate ?? ''}`} className="way-link">
            See how it ended
          </Link>
        </>
      )
    case 'withdrawn':
      return <>{tool.name} stays in the directory. It can join the line again whenever you like, from your tools.</>
    case 'disqualified':
      return <>{tool.name} stands on no board and takes no votes. Below is why; write to us if we are wrong.</>
  }
}

const Before = ({ count }: { readonly count: number }) =>
  count === 0 ? (
    <>Nothing comes before it.</>
  ) : (
    <>
      <b className="font-semibold text-ink tabular-nums">{grouped(count)}</b> {count === 1 ? 'launch comes' : 'launches come'} before it.
    </>
  )
