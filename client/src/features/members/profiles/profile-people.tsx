import { StageMessage } from '../../../ui/stage-message.tsx'

/** Who follows, and who is followed, once following opens. */
export const ProfilePeople = ({ which }: { which: 'followers' | 'following' }) =>
  which === 'followers' ? (
    <StageMessage title="No followers yet" lit={false}>
      <p>Be the first, once following opens.</p>
    </StageMessage>
  ) : (
    <StageMessage title="Follows nobody yet" lit={false}>
      <p>Who they follow will be listed here.</p>
    </StageMessage>
  )
