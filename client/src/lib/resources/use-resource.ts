import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { partsChanged, wantedByParts } from './keep-resources.ts'
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

/** The newest of what was asked for last, by a part of the page that asks while it is shown: what is there stays until the next is. */
export const useSought = <Data>(query: Query<Data>): Data | undefined => {
  const dispatch = useDispatch()
  const data = useData(query)
  const [shown, setShown] = useState(data)
  // A query is made anew each time it is drawn, and is the same while its key is.
  const [wanted, setWanted] = useState(query)
  if (wanted.key !== query.key) setWanted(query)
  useEffect(() => {
    wantedByParts.add(wanted)
    dispatch(partsChanged())
    return () => {
      wantedByParts.delete(wanted)
      dispatch(partsChanged())
    }
  }, [dispatch, wanted])
  useEffect(() => {
    if (data !== undefined) setShown(data)
  }, [data])
  return data ?? shown
}

/** Undefined unless it is there: for what a page is whole without. */
export const useData = <Data>(query: Query<Data>): Data | undefined => useSelector(selectData(query))
