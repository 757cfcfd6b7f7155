import { AcceptInvitation, EndInvitation } from '@debut/events/tools/tool-commands.ts'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Invitation, ownTools } from './own-tools.ts'

/** Who is asked to be a maker decides for themselves. */
export const InvitationList = ({ invitations }: { readonly invitations: readonly Invitation[] }) =>
  invitations.length === 0 ? null : (
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

const InvitationItem = ({ invitation: { toolId, slug, name, tagline, logo, by } }: { readonly invitation: Invitation }) => {
  const memberId = useSelector(selectMemberId)
  const changes = [ownTools()]
  const accept = useCommand(`accept ${toolId}`, { done: { title: 'You are one of its makers now' }, changes })
  const decline = useCommand(`decline ${toolId}`, { done: { title: 'You have declined' }, changes })
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
          busy={decline.isBusy}
          onClick={() => decline.send(EndInvitation, { toolId, memberId })}
        >
          Decline
        </Button>
        <Button
          size="s"
          aria-label={`Accept to be a maker of ${name}`}
          busy={accept.isBusy}
          onClick={() => accept.send(AcceptInvitation, { toolId })}
        >
          Accept
        </Button>
      </div>
    </li>
  )
}
