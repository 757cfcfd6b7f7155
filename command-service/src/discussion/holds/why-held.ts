import type { HideReason } from '@debut/events/discussion/discussion-form.ts'
import { LINKS_EACH, type TextKind } from '@debut/events/discussion/writing-limits.ts'

/** Nearly the same, of so many others, is held. */
const SAID_BY_OTHERS = 2

/** What was looked up about a text and its author before it is decided whether a moderator has to look at it first. */
export interface TextFacts {
  /** Who has a role is trusted. */
  readonly isStaff: boolean
  /** Registered within the last week. */
  readonly hasFewLinks: boolean
  /** Links to other sites. */
  readonly links: number
  /** Their author wrote nearly the same within the last day. */
  readonly saidBefore: boolean
  /** Other members who wrote nearly the same within the last day. */
  readonly saidBy: number
}

/** Why a moderator has to look at a text before others can read it; undefined where none has to. */
export const whyHeld = (kind: TextKind, { isStaff, hasFewLinks, links, saidBefore, saidBy }: TextFacts): HideReason | undefined => {
  if (isStaff) return undefined
  if (links > LINKS_EACH[kind][hasFewLinks ? 'new' : 'others']) return 'links'
  return saidBefore || saidBy >= SAID_BY_OTHERS ? 'duplicate' : undefined
}
