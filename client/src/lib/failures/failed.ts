/** A part of the page, and what it threw. */
export interface Failure {
  readonly part: string
  readonly error: unknown
}

const listeners = new Set<(failure: Failure) => void>()

/** Said by whatever contains an error, in a component or in a saga. */
export const failed = (part: string, error: unknown): void => {
  for (const listener of listeners) listener({ part, error })
}

export const onFailed = (listener: (failure: Failure) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
