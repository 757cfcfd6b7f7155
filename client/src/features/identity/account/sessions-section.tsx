import { useDispatch, useSelector } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { signOutRequested } from '../../../lib/session/session-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormSection } from '../../../ui/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OpenSession } from './account-api.ts'
import { accountRetryRequested, othersEndRequested, selectAccount, selectProgress, sessionEndRequested } from './account-slice.ts'
import { deviceLabel } from './device-labels.ts'

/** Everywhere this account is signed in. */
export const SessionsSection = () => {
  const { sessions } = useSelector(selectAccount)
  const { busy, error } = useSelector(selectProgress('session'))
  const dispatch = useDispatch()
  return (
    <FormSection title="Where you are signed in" hint="End what you don’t know, and change your password then.">
      <List sessions={sessions} />
      {error !== null && (
        <Notice tone="bad" title="That could not be done">
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button look="quiet" size="s" onClick={() => dispatch(signOutRequested('local'))}>
          Sign out here
        </Button>
        <Button look="quiet" size="s" disabled={busy} onClick={() => dispatch(othersEndRequested())}>
          Sign out everywhere else
        </Button>
        <Button look="danger" size="s" disabled={busy} onClick={() => dispatch(signOutRequested('global'))}>
          Sign out everywhere
        </Button>
      </div>
    </FormSection>
  )
}

const List = ({ sessions }: { sessions: readonly OpenSession[] | 'unreachable' | null }) => {
  const dispatch = useDispatch()
  if (sessions === null)
    return (
      <Loading what="Loading your sessions">
        <Skeleton className="h-14 rounded-panel!" />
      </Loading>
    )
  if (sessions === 'unreachable')
    return (
      <Notice
        tone="warn"
        title="The list can’t be had right now"
        action={
          <Button look="quiet" size="s" onClick={() => dispatch(accountRetryRequested())}>
            Try now
          </Button>
        }
      >
        You can still sign out.
      </Notice>
    )
  return (
    <ul className="divide-y divide-line-2 rounded-panel border border-line-2 bg-surface">
      {sessions.map((session) => (
        <Row key={session.id} session={session} />
      ))}
    </ul>
  )
}

const isHandheld = (agent: string | null) => agent !== null && /iPhone|Android|Mobile/.test(agent)

const Row = ({
  session: { id, user_agent: agent, ip, refreshed_at: refreshed, created_at: created, current },
}: {
  session: OpenSession
}) => {
  const { busy } = useSelector(selectProgress('session'))
  const dispatch = useDispatch()
  const device = deviceLabel(agent)
  return (
    <li className="flex min-h-14 items-center gap-3.5 px-4 py-2.5">
      <Icon name={isHandheld(agent) ? 'lucide:smartphone' : 'lucide:monitor'} className="size-5" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[14.5px] font-[560]">
          {device}
          {current && <Badge tone="good">this device</Badge>}
        </span>
        <span className="block text-[13px] text-ink-2 wrap-anywhere">
          {ip !== null && `${ip} · `}
          last used <TimeAgo iso={refreshed ?? created} />
        </span>
      </span>
      {!current && (
        <Button look="ghost" size="s" disabled={busy} aria-label={`Sign out ${device}`} onClick={() => dispatch(sessionEndRequested(id))}>
          Sign out
        </Button>
      )}
    </li>
  )
}
