import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { actIn, type CommentAct } from './comment-act.ts'

/** All that the reader did to comments: first what is in the log, then what is on its way there. */
export const useActs = (settled: readonly CommentAct[]) => {
  const { entries, waiting } = useSelector((state: { readonly outbox: OutboxState }) => selectOutbox(state))
  const acts = useMemo(() => [...settled, ...entries.flatMap((entry) => actIn(entry) ?? [])], [settled, entries])
  return { acts, isOffline: waiting }
}
