import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button.tsx'
import { useGlide } from '../../ui/glide.ts'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { MemberRow } from './member-row.tsx'
import { MembersSkeleton } from './members-skeleton.tsx'
import { earlierRequested, retryRequested, selectMembers } from './members-slice.ts'

export const MembersList = () => {
  const { members, status, earlier, announcement } = useSelector(selectMembers)
  const list = useGlide<HTMLUListElement>(members.map(({ memberId }) => memberId))
  const dispatch = useDispatch()
  return (
    <section aria-label="Members, newest first">
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {members.length === 0 && <NoMembers status={status} onRetry={() => dispatch(retryRequested())} />}
      <ul ref={list}>
        {members.map((member) => (
          <MemberRow key={member.memberId} member={member} />
        ))}
      </ul>
      {members.length > 0 && earlier !== 'none' && (
        <Button
          look="quiet"
          className="needs-script mt-6 w-full"
          disabled={earlier === 'loading'}
          onClick={() => dispatch(earlierRequested())}
        >
          {earlier === 'loading' ? 'Looking further back' : 'Show earlier arrivals'}
        </Button>
      )}
    </section>
  )
}

const NoMembers = ({ status, onRetry }: { status: 'loading' | 'ready' | 'unreachable'; onRetry: () => void }) => {
  if (status === 'loading') return <MembersSkeleton />
  if (status === 'ready')
    return (
      <StageMessage title="The stage is yours" lit>
        <p>No one has arrived yet. The first member will appear here the moment they join.</p>
      </StageMessage>
    )
  return (
    <Unreachable title="We can’t reach the list right now" onRetry={onRetry}>
      Nothing is lost: every arrival is in the log. We keep trying, and the list appears as soon as it answers.
    </Unreachable>
  )
}
