import { Unreachable } from '../../ui/unreachable.tsx'

export const ReferenceUnreachable = ({ refetch }: { readonly refetch: () => void }) => (
  <Unreachable title="We can’t reach the reference right now" onRetry={refetch}>
    We keep trying, and it appears as soon as there is an answer.
  </Unreachable>
)
