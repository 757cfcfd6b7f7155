import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'

/** Nearly the same, of so many others, is held. */
const SAID_BY_OTHERS = 2

/** What was looked up about a text and its author before it is decided whether a moderator has to look at it first. */
export interface TextFacts {
  /** Who has a role is trusted. */
  readonly isStaff: boolean
  /** It has a word of the installation's list. */
  readonly hasHeldWord: boolean
  /** Links to other sites, and how many of them its author may set. */
  readonly links: number
  readonly mostLinks: number
  /** Their author wrote nearly the same within the last day. */
  readonly saidBefore: boolean
  /** Other members who wrote nearly the same within the last day. */
  readonly saidBy: number
}

/** Why a moderator has to look at a text before others can read it; undefined where none has to. */
export const whyHeld = ({ isStaff, hasHeldWord, links, mostLinks, saidBefore, saidBy }: TextFacts): HideReason | undefined => {
  if (isStaff) return undefined
  if (hasHeldWord) return 'words'
  if (links > mostLinks) return 'links'
  return saidBefore || saidBy >= SAID_BY_OTHERS ? 'duplicate' : undefined
}
