import { Unreachable } from '../../ui/unreachable.tsx'

export const AlternativesUnreachable = ({ refetch }: { readonly refetch: () => void }) => (
  <Unreachable title="We can’t reach the alternatives right now" onRetry={refetch}>
    Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
  </Unreachable>
)
