import { dayAt } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../../lib/clock/day-labels.ts'
import { useMark } from '../../../lib/marks/use-mark.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { MarkButton } from '../../../ui/mark-button.tsx'
import { AWAITED } from './awaited.ts'

interface Props {
  readonly launchId: string
  readonly name: string
  readonly day: string
}

/** A launch that has its day and no votes yet: members who ask are notified when it begins. */
export const ComingSoonCard = ({ launchId, name, day }: Props) => {
  const today = dayAt(useSelector(selectNow))
  return (
    <Card title="Coming soon">
      <p className="mt-4 font-display text-[28px]/[1.1] font-[750] tracking-[-0.03em]">
        <time dateTime={day}>{longDayLabel(day, today)}</time>
      </p>
      <p className="mt-2 text-[13.5px] text-ink-2">
        Its launch day begins at midnight, Los Angeles time. From then on it takes votes, and stands on the board of its day.
      </p>
      <div className="mt-4 grid">
        <OwnPart>
          <Notify launchId={launchId} name={name} />
        </OwnPart>
      </div>
    </Card>
  )
}

const Notify = ({ launchId, name }: Omit<Props, 'day'>) => (
  <MarkButton
    mark={useMark(AWAITED, launchId)}
    label={`Notify me when ${name} is live`}
    invitation="Sign in to be notified"
    className={(awaits) => buttonClass(awaits ? 'quiet' : 'primary', 'm')}
  >
    {(awaits) => (
      <>
        {awaits ? <CheckIcon className="size-3.5" /> : null}
        {awaits ? 'We’ll mail you' : 'Notify me'}
      </>
    )}
  </MarkButton>
)
