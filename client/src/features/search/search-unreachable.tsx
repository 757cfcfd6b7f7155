import { Unreachable } from '../../ui/unreachable.tsx'

export const SearchUnreachable = ({ refetch }: { readonly refetch: () => void }) => (
  <Unreachable title="We can’t search right now" onRetry={refetch}>
    We keep trying, and what is found appears as soon as there is an answer.
  </Unreachable>
)
