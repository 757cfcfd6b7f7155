import { dayAt } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { dateLabel, shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { Notice } from '../../../ui/notice.tsx'
import { selectChecklist } from '../keeping/checklist-slice.ts'
import { LaunchDayField } from './launch-day-field.tsx'
import { LaunchOffers } from './launch-offers.tsx'

export const LaunchDayCard = () => {
  const { memberId, movedFrom, content } = useSelector(selectChecklist)
  const { launchDay } = content
  const today = dayAt(useSelector(selectNow))
  return (
    <section aria-label="When you launch" className="checklist-card checklist-screen">
      <LaunchDayField />
      {memberId === null ? null : <LaunchOffers />}
      {movedFrom === null || launchDay === null ? null : (
        <Notice title={`Your launch moved from ${shortDayLabel(movedFrom)} to ${shortDayLabel(launchDay)}`}>
          Every date below moved with it.
        </Notice>
      )}
      {launchDay === null || launchDay >= today ? null : (
        <Notice tone="warn" title={`${dateLabel(launchDay)} is in the past`}>
          Tasks that aren’t done show as overdue. Pick a later day to plan another launch.
        </Notice>
      )}
    </section>
  )
}
