import { useSelector } from 'react-redux'
import { useResource } from '../../lib/resources/use-resource.ts'
import type { View } from '../../lib/resources/resources-slice.ts'
import { Button } from '../../ui/button.tsx'
import { useGlide } from '../../ui/glide.ts'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { selectAnnouncement } from './announcement-slice.ts'
import { makers } from './makers.ts'
import { MemberRow } from './member-row.tsx'
import { MembersSkeleton } from './members-skeleton.tsx'

export const MembersList = () => {
  const view = useResource(makers())
  const { members, more, isLooking } =
    view.status === 'ready' ? { ...view.data, isLooking: view.isFetchingNextPage ?? false } : { members: [], more: false, isLooking: false }
  const announcement = useSelector(selectAnnouncement)
  const list = useGlide<HTMLUListElement>(members.map(({ memberId }) => memberId))
  return (
    <section aria-label="Members, newest first">
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {members.length === 0 && <NoMembers status={view.status} onRetry={view.refetch} />}
      <ul ref={list}>
        {members.map((member) => (
          <MemberRow key={member.memberId} member={member} />
        ))}
      </ul>
      {more && (
        <Button look="quiet" className="needs-script mt-6 w-full" disabled={isLooking} onClick={view.fetchNextPage}>
          {isLooking ? 'Looking further back' : 'Show earlier arrivals'}
        </Button>
      )}
    </section>
  )
}

const NoMembers = ({ status, onRetry }: { status: View['status']; onRetry: () => void }) => {
  if (status === 'loading') return <MembersSkeleton />
  if (status === 'ready')
    return (
      <StageMessage title="The stage is yours" lit>
        <p>No one has arrived yet. The first member will appear here the moment they join.</p>
      </StageMessage>
    )
  return (
    <Unreachable what="the list" onRetry={onRetry}>
      Nothing is lost: every arrival is in the log. We keep trying, and the list appears as soon as it answers.
    </Unreachable>
  )
}
