import { useSelector } from 'react-redux'
import { usePlace } from '../../../lib/page/place-context.ts'
import { selectMayModerate, selectMemberId } from '../../../lib/session/session-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { late } from '../../../ui/late.tsx'
import { toolAt, useReadyTool } from '../use-tool.ts'

const ToolActs = late(async () => (await import('./tool-acts.tsx')).ToolActs)

/** Lets moderators decide about the tool whose page is shown. */
export const ModerationCard = () => {
  const view = useReadyTool()
  const query = toolAt(usePlace())
  const mayModerate = useSelector(selectMayModerate)
  const ownId = useSelector(selectMemberId)
  if (view === undefined || !mayModerate) return null
  const { toolId, name, makers } = view.tool
  const isOwn = makers.some(({ memberId }) => memberId === ownId)
  return (
    <Card title="Moderation">
      <p className="mt-1 mb-3 text-[13.5px] text-ink-2">Each decision is in the log, with its reason.</p>
      <ToolActs
        tool={{ toolId, name, makers, withheld: null, waitsFor: isOwn ? 'another' : null }}
        query={query}
        ends={['hide', 'remove']}
      />
    </Card>
  )
}
