import { useEffect, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { selectMemberId, type SessionState } from '../../../lib/session/session-slice.ts'
import { drafted, selectSupport } from '../support-slice.ts'
import { keptDrafts, PLACE, VISITOR } from './kept-draft.ts'

/** Keeps what is typed in this tab: it outlives a reload and a failed send. */
export const useKeptDraft = () => {
  const { draft } = useSelector(selectSupport)
  const store = useStore<{ readonly session: SessionState }>()
  const dispatch = useDispatch()
  const isRead = useRef(false)
  useEffect(() => {
    // Who types is looked at here alone, as the page is drawn once for everybody.
    const memberId = selectMemberId(store.getState()) ?? VISITOR
    if (isRead.current) return keptDrafts.write({ memberId, place: PLACE }, draft)
    isRead.current = true
    const isBlank = Object.values(draft).every((text) => text === '')
    const kept = keptDrafts.read({ memberId, place: PLACE }) ?? keptDrafts.read({ memberId: VISITOR, place: PLACE })
    if (isBlank && kept !== undefined) dispatch(drafted(kept))
  }, [draft, store, dispatch])
}
