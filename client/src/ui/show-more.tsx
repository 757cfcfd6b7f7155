import { Button } from './button.tsx'

interface Props {
  readonly view: { readonly isFetchingNextPage?: boolean; readonly isNextPageMissed?: boolean; fetchNextPage(): void }
}

/** Adds the next page to a list, and says where that failed. */
export const ShowMore = ({ view: { isFetchingNextPage = false, isNextPageMissed = false, fetchNextPage } }: Props) => (
  <Button look="quiet" className="needs-script mt-6 w-full" busy={isFetchingNextPage} onClick={fetchNextPage}>
    {isNextPageMissed ? 'No answer. Try again' : 'Show more'}
  </Button>
)
