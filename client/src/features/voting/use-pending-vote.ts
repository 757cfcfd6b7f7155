import { useMemo, useSyncExternalStore } from 'react'
import { now } from '../../lib/clock/instants.ts'
import { isStillDue, type PendingVote, readPendingVote, writtenPendingVote } from './pending-vote.ts'

const subscribe = (changed: () => void) => {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Gives the vote that this browser keeps. The server draws the page without it, as it does not know of it. */
export const usePendingVote = (): PendingVote | undefined => {
  const written = useSyncExternalStore(subscribe, writtenPendingVote, () => null)
  return useMemo(() => {
    const pending = readPendingVote(written)
    return pending !== undefined && isStillDue(pending, now()) ? pending : undefined
  }, [written])
}
