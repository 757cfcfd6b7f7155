import { dayAt } from '@debut/events/kernel/days.ts'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../../lib/clock/day-labels.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember, signInWanted } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { selectAwaits, setAwaited, type WithAwaited } from './awaited-slice.ts'

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

type NotifyProps = Omit<Props, 'day'>

const Notify = (props: NotifyProps) => (useSelector(selectIsMember) ? <OwnNotify {...props} /> : <InvitingNotify {...props} />)

const InvitingNotify = ({ name }: NotifyProps) => {
  const dispatch = useDispatch()
  return (
    <Link
      to="/login"
      className={buttonClass('primary', 'm')}
      aria-label={`Notify me when ${name} is live. Sign in to be notified`}
      onClick={() => dispatch(signInWanted())}
    >
      Notify me
    </Link>
  )
}

const OwnNotify = ({ launchId, name }: NotifyProps) => {
  const awaits = useSelector((state: WithAwaited) => selectAwaits(state, launchId))
  const dispatch = useDispatch()
  const label = `Notify me when ${name} is live`
  if (awaits === undefined)
    return (
      <Button aria-label={label} aria-busy aria-disabled>
        Notify me
      </Button>
    )
  return (
    <Button
      look={awaits ? 'quiet' : 'primary'}
      aria-label={label}
      aria-pressed={awaits}
      onClick={() => dispatch(setAwaited(launchId, !awaits))}
    >
      {awaits ? <CheckIcon className="size-3.5" /> : null}
      {awaits ? 'We’ll mail you' : 'Notify me'}
    </Button>
  )
}
