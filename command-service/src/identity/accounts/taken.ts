const UNIQUE_VIOLATION = '23505'

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

/** Of two that want one address at once, the later finds the other's account when it looks again. */
export const againIfTaken = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error)) throw error
    return work()
  }
}

/** Where looking again would not help: what is said then. */
export const refuseTaken = async <Done>(work: () => Promise<Done>, refusal: () => Error): Promise<Done> => {
  try {
    return await work()
  } catch (error) {
    throw isTaken(error) ? refusal() : error
  }
}
