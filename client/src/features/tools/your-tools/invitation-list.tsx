import { useDispatch, useSelector } from 'react-redux'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { taskRequested, type Invitation, selectYourTools } from './your-tools-slice.ts'

/** Who is asked to be a maker decides for themselves. */
export const InvitationList = () => {
  const { invitations } = useSelector(selectYourTools)
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-[21px] font-bold">
        You are asked to be a maker
      </h2>
      <ul className="grid gap-3">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.toolId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

const InvitationItem = ({ invitation: { toolId, slug, name, tagline, logo, by } }: { readonly invitation: Invitation }) => {
  const memberId = useSelector(selectMemberId)
  const busy = useSelector(selectYourTools).busy[toolId]
  const dispatch = useDispatch()
  if (memberId === undefined) return null
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line-2 bg-surface px-4.5 py-4">
      <img src={logo} alt="" width="48" height="48" className="size-12 rounded-[13px] bg-sunken" />
      <div className="min-w-48 flex-1">
        <Link to={`/tool/${slug}`} className="font-[650]">
          {name}
        </Link>
        <p className="text-[13.5px]/[1.4] text-ink-2">{by === null ? tagline : `${by} asks you to be one of its makers: ${tagline}`}</p>
      </div>
      <div className="needs-script flex gap-2">
        <Button
          look="quiet"
          size="s"
          aria-label={`Decline to be a maker of ${name}`}
          busy={busy === 'decline'}
          onClick={() => dispatch(taskRequested({ toolId, task: { kind: 'decline', memberId } }))}
        >
          Decline
        </Button>
        <Button
          size="s"
          aria-label={`Accept to be a maker of ${name}`}
          busy={busy === 'accept'}
          onClick={() => dispatch(taskRequested({ toolId, task: { kind: 'accept' } }))}
        >
          Accept
        </Button>
      </div>
    </li>
  )
}
