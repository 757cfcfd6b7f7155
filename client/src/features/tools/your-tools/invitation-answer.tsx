import { AcceptInvitation, EndInvitation } from '@debut/events/tools/tool-commands.ts'
import { useSelector } from 'react-redux'
import { useCommand } from '../../../lib/commands/use-command.ts'
import type { Query } from '../../../lib/resources/resource.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { ownTools } from './own-tools.ts'

interface Props {
  readonly toolId: string
  readonly name: string
  /** The queries that also show the invitation. */
  readonly shownIn?: readonly Pick<Query, 'key' | 'isOwn'>[]
}

/** Members become makers only once they accept. */
export const InvitationAnswer = ({ toolId, name, shownIn = [] }: Props) => {
  const memberId = useSelector(selectMemberId)
  const changes = [ownTools(), ...shownIn]
  const accept = useCommand(`accept ${toolId}`, { done: { title: 'You are one of its makers now' }, changes })
  const decline = useCommand(`decline ${toolId}`, { done: { title: 'You have declined' }, changes })
  if (memberId === undefined) return null
  return (
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
  )
}
