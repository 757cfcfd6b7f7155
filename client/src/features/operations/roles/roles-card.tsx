import type { RoleHolders } from '@debut/events/operations/operation-answers.ts'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { Face } from '../../../ui/face.tsx'
import { Link } from '../../../ui/link.tsx'
import { DecisionButtons } from '../../../ui/queues/decision-buttons.tsx'
import { type Decision, outcomeOf } from '../../../ui/queues/queue.ts'
import { giveRole, takeRole } from './role-decisions.tsx'
import { ROLE_LABELS, roleHolders } from './role-holders.ts'

/** Who has a role, and giving and removing roles. */
export const RolesCard = () => {
  const view = useResource(roleHolders())
  const { send, isBusy } = useCommand('roles', { changes: [roleHolders()], refused: 'The role was not changed' })
  const decide = (name: string) => (decision: Decision, payload: Decision['payload']) =>
    void send(decision.command, payload, { title: name === '' ? decision.done : outcomeOf(decision, name) })
  return (
    <Card title="Admins, moderators and analysts">
      {view.status === 'ready' ? (
        <ul id="roles" aria-label="Who has a role" className="mt-3.5 grid gap-3">
          {view.data.members.map((member) => (
            <Holder key={member.memberId} member={member} isBusy={isBusy} decide={decide} />
          ))}
        </ul>
      ) : null}
      <div className="mt-4">
        <DecisionButtons name="" decisions={[giveRole]} isBusy={isBusy} onDecide={decide('')} />
      </div>
    </Card>
  )
}

interface HolderProps {
  readonly member: RoleHolders['members'][number]
  readonly isBusy: boolean
  readonly decide: (name: string) => (decision: Decision, payload: Decision['payload']) => void
}

const Holder = ({ member, isBusy, decide }: HolderProps) => {
  const ownId = useSelector(selectMemberId)
  const { memberId, roles } = member
  const username = member.username ?? 'a former member'
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Face member={member} className="size-8" />
      <div className="min-w-0">
        <Link to={`/profile/${username}`} className="block truncate text-[14px] font-[560]">
          {username}
        </Link>
        <ul aria-label={`Roles of ${username}`}>
          {roles.map((role) => (
            <li key={role} className="flex min-h-7.5 items-center justify-between gap-3 text-[13px] text-ink-2">
              {ROLE_LABELS[role]}
              {memberId === ownId ? (
                <span className="text-ink-3">You</span>
              ) : (
                <span className="-me-2.5">
                  <DecisionButtons
                    name={username}
                    look="ghost"
                    decisions={[takeRole(memberId, username, role)]}
                    isBusy={isBusy}
                    onDecide={decide(username)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
