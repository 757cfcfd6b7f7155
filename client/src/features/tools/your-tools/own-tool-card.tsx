import { dayAt } from '@debut/events/kernel/days.ts'
import { ShowTool } from '@debut/events/tools/tool-commands.ts'
import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../../lib/clock/day-labels.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { WithheldNote } from '../moderation/withheld-note.tsx'
import { DayCharts } from './day-charts.tsx'
import { JoinAction } from './join-action.tsx'
import { LaunchHistory } from './launch-history.tsx'
import { newestLaunch, type OwnTool } from './tool-sections.ts'
import { ownTools } from './own-tools.ts'

/** What another feature knows of a tool. The page brings it. */
export type KnownOf = ComponentType<{ readonly tool: OwnTool }>

interface Props {
  readonly tool: OwnTool
  readonly Comments: KnownOf
}

/** One tool with what its makers want to know of it, and do about it. */
export const OwnToolCard = ({ tool, Comments }: Props) => {
  const { slug, name, tagline, logo, launches, days, state, withheld } = tool
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line-2 bg-surface px-4.5 py-4.5 md:px-5">
      <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <ToolLogo src={logo} size={56} className="bg-sunken" />
        <div className="min-w-0">
          <h3 className="font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
            <Link
              to={state === 'hidden' ? `/tool/${slug}/preview` : `/tool/${slug}`}
              className="block truncate after:absolute after:inset-0"
            >
              {name}
            </Link>
          </h3>
          <p className="mt-0.5 line-clamp-2 text-[14px]/[1.4] text-ink-2">{tagline}</p>
        </div>
        <span className="max-sm:col-span-2">
          <State tool={tool} />
        </span>
      </div>
      {withheld === null ? null : <WithheldNote withheld={withheld} />}
      <DayCharts days={days} launches={launches} />
      <div className="border-t border-line-2 pt-2">
        <LaunchHistory name={name} launches={launches} />
      </div>
      <Actions tool={tool} Comments={Comments} />
      <Invited tool={tool} />
    </li>
  )
}

const State = ({ tool }: { readonly tool: OwnTool }) => {
  const today = dayAt(useSelector(selectNow))
  const launch = newestLaunch(tool)
  if (tool.withheld?.act === 'hold') return <Badge tone="note">Waits for a look</Badge>
  if (tool.withheld?.act === 'hide') return <Badge tone="bad">Hidden by a moderator</Badge>
  if (tool.state === 'hidden') return <Badge tone="outline">Hidden</Badge>
  if (launch === undefined) return null
  switch (launch.state) {
    case 'queued':
      return <Badge tone="note">In the line</Badge>
    case 'scheduled':
      return <Badge tone="note">{launch.boardDate === null ? 'Coming' : longDayLabel(launch.boardDate, today)}</Badge>
    case 'live':
      return <Badge tone="lime">On stage</Badge>
    case 'disqualified':
      return <Badge tone="bad">Taken from the boards</Badge>
    case 'closed':
    case 'withdrawn':
      return null
  }
}

const Actions = ({ tool, Comments }: Props) => {
  const { slug, toolId, state, withheld } = tool
  const launch = newestLaunch(tool)
  const show = useCommand(`show ${toolId}`, { done: { title: 'It is in the directory again' }, changes: [ownTools()] })
  return (
    <div className="flex flex-wrap gap-2">
      {launch !== undefined && launch.state !== 'closed' ? (
        <Link to={`/edit/waiting-line/${launch.launchId}`} className={buttonClass('primary', 's')}>
          {launch.state === 'queued' ? 'See its place' : 'See its day'}
        </Link>
      ) : null}
      <JoinAction tool={tool} />
      <Link to={`/tool/${slug}/edit`} className={buttonClass('quiet', 's')} aria-label={`Edit ${tool.name}`}>
        Edit
      </Link>
      {state === 'listed' ? (
        <Link to={`/tool/${slug}/badges`} className={buttonClass('quiet', 's')} aria-label={`Badges of ${tool.name}`}>
          Badges
        </Link>
      ) : null}
      {state === 'hidden' && withheld === null ? (
        <Button look="quiet" size="s" className="needs-script" busy={show.isBusy} onClick={() => show.send(ShowTool, { toolId })}>
          Show it again
        </Button>
      ) : null}
      <span className="ml-auto self-center empty:hidden">
        <Comments tool={tool} />
      </span>
    </div>
  )
}

const Invited = ({ tool: { invited } }: { readonly tool: OwnTool }) =>
  invited.length === 0 ? null : (
    <p className="text-[13px] text-ink-2">
      Asked to be {invited.length === 1 ? 'a maker' : 'makers'}, and not answered yet:{' '}
      {invited.map(({ username }) => username ?? 'a member').join(', ')}
    </p>
  )
