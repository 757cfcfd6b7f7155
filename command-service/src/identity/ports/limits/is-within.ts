import { AuthError } from '../../refusals/auth-error.ts'
import type { Limit, Limits } from '../../../kernel/limits.ts'

/** Takes one from the limit if one is left. Callers use it when they continue either way. */
export const isWithin = async (limits: Limits, limit: Limit, subject: string): Promise<boolean> => {
  try {
    await limits.take(limit, subject)
    return true
  } catch (error) {
    if (error instanceof AuthError && error.code === 'over_request_rate_limit') return false
    throw error
  }
}
