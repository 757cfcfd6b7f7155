import { PauseJob, ResumeJob, StopJob } from '@debut/events/jobs/job-commands.ts'
import { isOver, type JobState, PAUSED_MINUTES } from '@debut/events/jobs/job-answers.ts'
import { useSelector } from 'react-redux'
import { now } from '../../lib/clock/instants.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { useCommand } from '../../lib/commands/use-command.ts'
import type { Query } from '../../lib/resources/resource.ts'
import { selectMayAdminister, selectMemberId } from '../../lib/session/session-slice.ts'
import { Button } from '../../ui/button.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { eventsPerSecond, leftLabel, secondsLeft } from './time-left.ts'

interface Props {
  readonly job: JobState
  /** What is done: “The audit”. */
  readonly what: string
  /** What shows how far it is. */
  readonly changes: readonly Pick<Query, 'key' | 'isOwn'>[]
  /** Within a card that says what it is about. */
  readonly isInside?: boolean
}

/** How far long work is, with what its reader can do about it; once it is over, why it came to nothing. */
export const JobProgress = (props: Props) => (isOver(props.job) ? <HowItEnded {...props} /> : <Underway {...props} />)

const Underway = ({ job, what, changes, isInside = false }: Props) => {
  const { jobId, state, done, total, events } = job
  const memberId = useSelector(selectMemberId)
  const mayAdminister = useSelector(selectMayAdminister)
  const maySteer = mayAdminister || memberId === job.by
  const { send, isBusy } = useCommand(`job ${jobId}`, { changes })
  const isPaused = state === 'paused'
  const share = total === 0 ? undefined : done / total
  const left = secondsLeft(job, now())
  const rate = eventsPerSecond(job, now())
  return (
    <section aria-label={what} className={`grid gap-3 ${isInside ? '' : 'rounded-card border border-line-2 bg-surface px-5 py-4.5'}`}>
      <Progress label={what} tone="lime" max={1} {...(share === undefined ? {} : { value: share })} />
      <p className="flex flex-wrap justify-between gap-x-4 text-[13px] text-ink-2 tabular-nums">
        <span>
          {state === 'waiting' ? (
            'It begins within a second, or once the work before it is done.'
          ) : (
            <>
              {share !== undefined && <b className="text-ink">{Math.floor(share * 100)} % · </b>}
              {grouped(events)} events read{isPaused && ', and paused'}
            </>
          )}
        </span>
        <span>
          {[rate === undefined ? [] : [`${grouped(rate)} events/s`], left === undefined ? [] : [leftLabel(left)]].flat().join(' · ')}
        </span>
      </p>
      {job.paused !== null && <PausedNote paused={job.paused} />}
      {maySteer ? (
        <div className="flex gap-2">
          <Button look="quiet" size="s" busy={isBusy} onClick={() => send(isPaused ? ResumeJob : PauseJob, { jobId })}>
            {isPaused ? 'Go on' : 'Pause'}
          </Button>
          <Button look="ghost" size="s" onClick={() => send(StopJob, { jobId })}>
            Stop
          </Button>
        </div>
      ) : (
        <p className="text-[13px] text-ink-2">Another member of the team asked for this. They or an admin can pause and stop it.</p>
      )}
    </section>
  )
}

const PausedNote = ({ paused: { byName, at } }: { readonly paused: NonNullable<JobState['paused']> }) => (
  <p className="text-[13px] text-ink-2">
    Paused by {byName ?? 'a former member'} <TimeAgo iso={at} />. Other work of this kind waits, so it stops by itself after{' '}
    {PAUSED_MINUTES} minutes.
  </p>
)

const HowItEnded = ({ job: { state, problem }, what }: Pick<Props, 'job' | 'what'>) => {
  switch (state) {
    case 'refused':
      return (
        <Notice tone="warn" title={`${what} can’t be done`}>
          {problem}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="bad" title={`${what} failed`}>
          {problem}
        </Notice>
      )
    case 'stopped':
      return <Notice title={`${what} was stopped`}>{problem} Nothing was changed. You can ask for it again.</Notice>
    case 'gone':
      return <Notice title="The result is no longer kept">Results are kept for 30 days. You can ask for it again.</Notice>
    default:
      return null
  }
}
