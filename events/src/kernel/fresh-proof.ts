/** How long a proof of who somebody is counts as fresh, for commands that need one. */
export const FRESH_PROOF_MINUTES = 15

/** How a second factor is named among the proofs of a session. */
const SECOND_FACTORS: ReadonlySet<string> = new Set(['totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery-code'])

/** An entry of a token's `amr`: how somebody has shown who they are, and when. */
export interface ShownProof {
  readonly method: string
  /** Unix seconds. */
  readonly timestamp: number
}

export const isSecondFactor = ({ method }: Pick<ShownProof, 'method'>): boolean => SECOND_FACTORS.has(method)

/** When they last showed it, in Unix seconds; where a second factor is among the proofs, nothing less renews it. */
export const provenAt = (proofs: readonly ShownProof[]): number => {
  const second = proofs.filter(isSecondFactor)
  return Math.max(0, ...(second.length > 0 ? second : proofs).map(({ timestamp }) => timestamp))
}

export const isFresh = (proven: number, now: number): boolean => now - proven <= FRESH_PROOF_MINUTES * 60
