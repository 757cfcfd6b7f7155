/** A failure after which a further attempt cannot go better: the reader has to change something first. */
export class Hopeless extends Error {}

/** A part of the stack while it runs, from the moment it was launched. */
export type Running = {
  readonly pid?: number | undefined
  /** Settles once it can be used; never, if it ends before that. */
  readonly ready: Promise<void>
  /** Settles with the reason when it is over, whether it failed to start, ended by itself or was stopped. */
  readonly ended: Promise<string>
  /** Whether it ended in a way that no further attempt can mend. */
  readonly isHopeless?: () => boolean
  /** What it still waits for, for a reader who waits too. */
  readonly waitsFor?: () => string
  /** Lets it finish its work; settles when it is over. */
  readonly stop: () => Promise<void>
  /** At once, whatever it is doing. */
  readonly kill: () => void
}

export type Component = {
  readonly name: string
  /** Ready before this one is launched, and stopped only after it. */
  readonly needs: readonly string[]
  /** Not waited for at the start, but stopped only after this one. */
  readonly uses?: readonly string[]
  readonly launch: () => Running
}
