import { useDispatch, useSelector } from 'react-redux'
import type { Query } from './resource.ts'
import { nextPageRequested, refetchRequested, selectData, selectResource, type View } from './resources-slice.ts'

interface Acts {
  /** Asks again at once. */
  readonly refetch: () => void
  readonly fetchNextPage: () => void
}

/** What the page has of it. The page names it among its resources, and so it is fetched and kept up to date. */
export const useResource = <Data>(query: Query<Data>): View<Data> & Acts => {
  const { key, isOwn } = query
  const view = useSelector(selectResource(query))
  const dispatch = useDispatch()
  return {
    ...view,
    refetch: () => void dispatch(refetchRequested({ key, isOwn })),
    fetchNextPage: () => void dispatch(nextPageRequested({ key, isOwn })),
  }
}

/** Undefined unless it is there: for what a page is whole without. */
export const useData = <Data>(query: Query<Data>): Data | undefined => useSelector(selectData(query))
