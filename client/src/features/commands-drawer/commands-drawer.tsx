import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { isoAt } from '../../lib/clock/instants.ts'
import { bornAt } from '@debut/events/kernel/ids.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { commandsDrawerToggled, replayRequested, selectCommandsDrawer, type CommandRow } from './commands-drawer-slice.ts'

const tones = { 'on its way': 'warn', taken: 'good', refused: 'bad' } as const

export const CommandsDrawer = () => {
  const { open, rows } = useSelector(selectCommandsDrawer)
  const dispatch = useDispatch()
  return (
    <SlideOver title="Behind the curtain" open={open} onOpenChange={(next) => next !== open && dispatch(commandsDrawerToggled())}>
      <p className="mb-4 text-[13.5px] text-ink-2">
        Everything you do is a command with an id of its own. Sent twice, it counts once: try it.
      </p>
      {rows.length === 0 ? (
        <EmptyState title="Nothing sent yet">Vote for something, then look here again.</EmptyState>
      ) : (
        <ul className="grid gap-3">
          {rows.map((row) => (
            <Row key={row.commandId} row={row} />
          ))}
        </ul>
      )}
    </SlideOver>
  )
}

const Row = ({ row: { commandId, command, state, position, message, events, replay } }: { row: CommandRow }) => {
  const dispatch = useDispatch()
  return (
    <li className="grid gap-2 rounded-panel border border-line-2 p-3.5 text-[13.5px]">
      <div className="flex items-center justify-between gap-2">
        <span className="font-[650]">{command?.type ?? 'Sent from another device'}</span>
        <Badge tone={tones[state]}>{state}</Badge>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-ink-2">
        <Fact name="Id">
          <code className="text-xs">{commandId}</code>
        </Fact>
        <Fact name="Sent">
          <TimeAgo iso={isoAt(bornAt(commandId))} />
        </Fact>
        {command === undefined ? null : (
          <Fact name="Target">
            <code className="text-xs">{targetOf(command.payload)}</code>
          </Fact>
        )}
        {position === undefined ? null : (
          <Fact name="Position">
            <span className="tabular-nums">{position}</span>
          </Fact>
        )}
        {events.length === 0 ? null : <Fact name="Result">{events.join(', ')}</Fact>}
        {message === undefined ? null : <Fact name="Refused">{message}</Fact>}
      </dl>
      {command === undefined || state === 'on its way' ? null : (
        <div className="grid justify-items-start gap-2">
          <Button look="quiet" size="s" busy={replay?.state === 'sent'} onClick={() => dispatch(replayRequested(commandId))}>
            Replay
          </Button>
          <p role="status" className="text-ink-2">
            {replay?.state === 'answered' ? replay.words : ''}
          </p>
        </div>
      )}
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
)

const targetOf = (payload: Readonly<Record<string, unknown>>) => {
  const values = Object.values(payload).filter((value) => typeof value === 'string')
  return values.length > 0 ? values.join(', ') : 'none'
}
