import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import type { ReactNode } from 'react'
import { DaysCalendar } from './days-calendar.tsx'
import { LineActions } from './line-actions.tsx'
import { AwaitedCard, BadgeCard, ChooseDayCard } from './line-cards.tsx'
import { LineHeading } from './line-heading.tsx'
import { LineHistory } from './line-history.tsx'
import { QueuePicture } from './queue-picture.tsx'

interface Props {
  readonly place: LinePlace
  readonly price: ReactNode
  /** Why its tool is out of sight. */
  readonly note: ReactNode
}

/** A day and how it came about, not a number in a queue. */
export const LineView = ({ place, price, note }: Props) => {
  const isToCome = place.state === 'queued' || place.state === 'scheduled'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5.5">
        <LineHeading place={place} />
        {note}
        {isToCome ? <QueuePicture {...place} /> : null}
        <div>
          <LineActions place={place} />
        </div>
        {isToCome ? (
          <div className="mt-2">
            <DaysCalendar place={place} />
          </div>
        ) : null}
        <div className="mt-2">
          <LineHistory place={place} />
        </div>
      </div>
      <aside aria-label="Around this launch" className="grid content-start gap-4.5 md:grid-cols-2 xl:grid-cols-1">
        <AwaitedCard place={place} />
        <BadgeCard place={place} />
        <ChooseDayCard place={place} price={price} />
      </aside>
    </div>
  )
}
