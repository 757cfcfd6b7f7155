import { dayAt } from '@debut/events/kernel/days.ts'
import { now } from '../../lib/clock/instants.ts'

/** The vote button that is what its page is about. */
export const VOTE_ID = 'vote'

/** A vote that a visitor asked for: it is cast once they have signed in. */
export interface PendingVote {
  readonly launchId: string
  readonly name: string
  /** Missing in what was kept before links led to it. */
  readonly slug?: string
  /** When it was asked for, in milliseconds since the epoch. */
  readonly at: number
}

const KEY = 'debut-pending-vote'
const KEPT_FOR = 30 * 60_000

/** It counts on the day of the click or not at all: who returns tomorrow has other votes to give. */
export const isStillDue = ({ at }: PendingVote, now: number): boolean => now >= at && now - at < KEPT_FOR && dayAt(at) === dayAt(now)

/** In this browser only, for all of its tabs: a mail's link may open another one. */
export const keepPendingVote = (pending: PendingVote): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(pending))
  } catch {
    // A browser that keeps nothing makes its visitor vote again.
  }
}

export const writtenPendingVote = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const readPendingVote = (written: string | null): PendingVote | undefined => {
  try {
    const kept: unknown = JSON.parse(written ?? 'null')
    return isPendingVote(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isPendingVote = (kept: unknown): kept is PendingVote =>
  typeof kept === 'object' &&
  kept !== null &&
  'launchId' in kept &&
  'name' in kept &&
  'at' in kept &&
  typeof kept.launchId === 'string' &&
  typeof kept.name === 'string' &&
  (!('slug' in kept) || typeof kept.slug === 'string') &&
  typeof kept.at === 'number'

const take = (): PendingVote | undefined => {
  const pending = readPendingVote(writtenPendingVote())
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has kept no vote.
  }
  return pending
}

export const PRODUCT = 'product'

/** The page that a link of a mail leads to, which names the product of a vote that waits for its visitor to sign in. */
export const withPendingVote = (path: string): string => {
  const pending = readPendingVote(writtenPendingVote())
  if (pending?.slug === undefined || !isStillDue(pending, now())) return path
  return `${path}?${new URLSearchParams({ [PRODUCT]: pending.slug }).toString()}`
}

/** This is longer than it takes a page to wake up in the tab that a mail's link has opened. */
const LEFT_TO_OTHERS_MS = 2_000

/**
 * For one tab only, however many learn at the same time that their reader has signed in. A hidden tab leaves it to the one that its reader
 * looks at, which then shows that the vote counts.
 */
export const takePendingVote = async (locks: LockManager | undefined, isHidden: boolean): Promise<PendingVote | undefined> => {
  if (isHidden) await new Promise((resolve) => setTimeout(resolve, LEFT_TO_OTHERS_MS))
  try {
    return locks === undefined ? take() : await locks.request(KEY, take)
  } catch {
    // A browser that refuses its locks keeps nothing either.
    return take()
  }
}
