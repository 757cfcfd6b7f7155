import { useEffect, useRef } from 'react'
import { focusMain } from '../../../lib/page/focus-main.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useData } from '../../../lib/resources/use-resource.ts'
import { Card } from '../../../ui/card.tsx'
import { toolAt, useReadyTool } from '../use-tool.ts'
import { InvitationAnswer } from '../your-tools/invitation-answer.tsx'
import { ownInvitation } from './own-invitation.ts'

/** Shows an invited member their invitation on the tool’s page. */
export const InvitationCard = () => {
  const tool = useReadyTool()?.tool
  return tool === undefined ? null : <Invitation toolId={tool.toolId} name={tool.name} />
}

const Invitation = ({ toolId, name }: { readonly toolId: string; readonly name: string }) => {
  const shown = toolAt(usePlace())
  const { invitation } = useData(ownInvitation({ tool: toolId })) ?? { invitation: null }
  const isInvited = invitation !== null
  const before = useRef(isInvited)
  useEffect(() => {
    // The button that had the focus is gone with its card.
    if (before.current && !isInvited && document.activeElement === document.body) focusMain()
    before.current = isInvited
  }, [isInvited])
  if (invitation === null) return null
  return (
    <Card title="You’ve been invited as a maker">
      <p className="mt-2 mb-3 text-[14.5px]/[1.45]">
        {invitation.by ?? 'A former member'} invited you to be one of the makers of {name}.
      </p>
      <InvitationAnswer toolId={toolId} name={name} shownIn={[ownInvitation({ tool: toolId }), shown]} />
    </Card>
  )
}
