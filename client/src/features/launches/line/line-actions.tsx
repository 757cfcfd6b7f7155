import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { RescheduleLaunch, WithdrawLaunch } from '@debut/events/launches/launch-commands.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { placeInLine } from './place-in-line.ts'

/** What can be done about it. Its day alone can't be changed any more once it is near. */
export const LineActions = ({ place }: { readonly place: LinePlace }) => {
  const { tool, state, withheld, changeableUntil } = place
  const now = useSelector(selectNow)
  const isOpen = state === 'queued' || (changeableUntil !== null && now < parseInstant(changeableUntil))
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <Link to={`/tool/${tool.slug}/edit`} className={buttonClass('primary', 'm')}>
          Edit {tool.name}
        </Link>
        <Link to={withheld === null ? `/tool/${tool.slug}` : `/tool/${tool.slug}/preview`} className={buttonClass('quiet', 'm')}>
          See its page
        </Link>
        {state === 'scheduled' && isOpen ? <ChangeDialog place={place} change="reschedule" /> : null}
        {(state === 'scheduled' || state === 'queued') && isOpen ? <ChangeDialog place={place} change="withdraw" /> : null}
      </div>
      {state === 'scheduled' && !isOpen ? (
        <p className="mt-3 text-[13.5px] text-ink-2">Less than a day to go: its day stays as it is now.</p>
      ) : null}
    </>
  )
}

const WORDS = {
  reschedule: {
    label: 'To the back of the line',
    look: 'quiet',
    title: 'Give this day up?',
    text: 'Its place goes to somebody else at once, and you can’t have it back. It joins the line behind everybody who waits, and gets the first free day from there, later than this one.',
    act: 'Give the day up',
    actLook: 'primary',
  },
  withdraw: {
    label: 'Withdraw',
    look: 'ghost',
    title: 'Withdraw this launch?',
    text: 'Its place goes to another launch, and people who asked to be notified get no mail. The tool stays in the directory, and can join the line again.',
    act: 'Withdraw the launch',
    actLook: 'danger',
  },
} as const

const COMMANDS = { reschedule: RescheduleLaunch, withdraw: WithdrawLaunch }

const DONE = {
  reschedule: {
    title: 'Its day is given up',
    description: 'It stands at the back of the line now, and gets the first free day from there.',
  },
  withdraw: {
    title: 'The launch is withdrawn',
    description: 'Its place is free for others. The tool can join the line again whenever you like.',
  },
} as const

const ChangeDialog = ({ place: { launchId }, change }: { readonly place: LinePlace; readonly change: keyof typeof WORDS }) => {
  const { send, isBusy } = useCommand(`${change} ${launchId}`, { done: DONE[change], changes: [placeInLine({ launchId })] })
  return <ConfirmDialog {...WORDS[change]} size="m" leave="Keep it" busy={isBusy} onAct={() => send(COMMANDS[change], { launchId })} />
}
