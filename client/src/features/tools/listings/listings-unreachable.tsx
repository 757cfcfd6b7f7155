import { Unreachable } from '../../../ui/unreachable.tsx'

export const ListingsUnreachable = ({ refetch }: { readonly refetch: () => void }) => (
  <Unreachable title="We can’t reach the directory right now" onRetry={refetch}>
    Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
  </Unreachable>
)
