import { Link } from '../../../ui/link.tsx'
import { InvitationAnswer } from './invitation-answer.tsx'
import type { Invitation } from './own-tools.ts'

/** Lists invitations to products that others make. */
export const InvitationList = ({ invitations }: { readonly invitations: readonly Invitation[] }) =>
  invitations.length === 0 ? null : (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h2 id="invitations" className="text-[21px] font-bold">
        You’ve been invited as a maker
      </h2>
      <ul className="grid gap-3">
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.toolId} invitation={invitation} />
        ))}
      </ul>
    </section>
  )

const InvitationItem = ({ invitation: { toolId, slug, name, tagline, logo, by } }: { readonly invitation: Invitation }) => {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-line-2 bg-surface px-4.5 py-4">
      <img src={logo} alt="" width="48" height="48" className="size-12 rounded-[13px] bg-sunken" />
      <div className="min-w-48 flex-1">
        <Link to={`/tool/${slug}`} className="font-[650]">
          {name}
        </Link>
        <p className="text-[13.5px]/[1.4] text-ink-2">{by === null ? tagline : `${by} invited you: ${tagline}`}</p>
      </div>
      <InvitationAnswer toolId={toolId} name={name} />
    </li>
  )
}
