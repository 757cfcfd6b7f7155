import type { Limit, Limits } from '../../../kernel/limits.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { ProofOfWork } from './proof-of-work.ts'

interface Parts {
  readonly limits: Limits
  /** Undefined where it is never asked for. */
  readonly proofOfWork: ProofOfWork | undefined
}

export interface SigningUp {
  readonly limit: Limit
  /** Of the limit, after this one was taken. */
  readonly left: number
  readonly address: string
  readonly token: string | undefined
}

/** Once half of the limit is used, each account costs work. A request that is only asked for work does not count. */
export const proveWork = async ({ limits, proofOfWork }: Parts, { limit, left, address, token }: SigningUp): Promise<void> => {
  if (proofOfWork === undefined || left >= limit.most / 2) return
  try {
    await proofOfWork.check(token)
  } catch (error) {
    if (error instanceof AuthError && error.code === 'proof_of_work_required') await limits.giveBack(limit, address)
    throw error
  }
}
