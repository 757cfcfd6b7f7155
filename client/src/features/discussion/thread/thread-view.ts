import type { ComponentType } from 'react'
import type { After } from '../../../lib/commands/forms-slice.ts'
import type { StandsOn } from './stands-on.ts'

/** What else a reader can do about a comment and who wrote it. */
export type MoreOf = ComponentType<{ readonly author: { readonly memberId: string; readonly username: string }; readonly name: string }>

/** What every comment of a thread needs of it. */
export interface ThreadView {
  readonly on: StandsOn
  readonly mayWrite: boolean
  readonly More?: MoreOf | undefined
  /** What of the page a command about a comment changes. */
  readonly changes: NonNullable<After['changes']>
  /** Nothing answers: what the reader wrote waits to be sent. */
  readonly isOffline: boolean
  /** The comment that the address names. */
  readonly named: string | undefined
  /** The comment that the reader has just sent, until they are led to it. */
  readonly sent: string | undefined
  readonly onSent: (commentId: string) => void
  readonly onShown: () => void
  /** Whether it is in the log, as far as the page knows. */
  readonly isPublished: (commentId: string) => boolean
  readonly addressOf: (commentId: string) => string
  /** The address of the page with a branch shown whole. */
  readonly addressOfBranch: (rootId: string) => string
}
