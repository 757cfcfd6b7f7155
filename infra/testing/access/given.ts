export const everyone = 'visitor member owner other admin moderator analyst'
export const members = 'member owner other admin moderator analyst'
export const moderators = 'admin moderator'

export const memberId = '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'
export const launchId = '01K9Z7V5C1ABCDEFGHJK000001'
export const toolId = '01K9Z7V5C0QW8R3N4M2X000001'

/** Who may, kept beside the contract by hand: to open something to more people, one has to say so twice. */
export interface ExpectedAccess {
  readonly may: Readonly<Record<string, string>>
  /** Of what that, somebody may do who has shown only the first of two factors, beside what visitors may. */
  readonly beforeSecondFactor?: readonly string[]
  /** Of what is no reading, a suspended or banned member may do this, beside what visitors may. */
  readonly whileSanctioned?: readonly string[]
  /** Of commands, these need a fresh proof of who sends them. */
  readonly fresh?: readonly string[]
  /** A payload that each command takes: one that is refused for itself would let everybody through. */
  readonly payloads?: Readonly<Record<string, unknown>>
}
