import type { CheckWork } from '../../../kernel/check-work.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { ProofOfWork } from './proof-of-work.ts'

/** The same work as for a sign-up, for capabilities whose refusals have another form. */
export const checkWorkBy = (proofOfWork: ProofOfWork | undefined): CheckWork =>
  proofOfWork &&
  (async (token) => {
    try {
      await proofOfWork.check(token)
      return 'good'
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      return error.code === 'proof_of_work_required' ? 'missing' : 'refused'
    }
  })
