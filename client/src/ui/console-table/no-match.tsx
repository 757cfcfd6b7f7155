import { Button } from '../button.tsx'

/** In place of rows, where the filter hides all there are. */
export const NoMatch = ({ filter, onClear }: { readonly filter: string; readonly onClear: () => void }) => (
  <>
    Nothing here matches “{filter.trim()}”
    <Button look="quiet" size="s" onClick={onClear}>
      Clear the filter
    </Button>
  </>
)
