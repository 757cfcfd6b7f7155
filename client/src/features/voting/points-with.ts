interface Pending {
  /** As the server says them now. */
  readonly points: number
  /** As it said them before the vote was asked for. */
  readonly before: number
  /** What the vote adds or takes. */
  readonly delta: number
  /** It has surely not come to the server. */
  readonly isWaiting: boolean
}

/** A board counts a vote up to a second before it reports the last event of its command. It must not be counted twice meanwhile. */
export const pointsWith = ({ points, before, delta, isWaiting }: Pending): number => {
  const isHeld = !isWaiting && (delta > 0 ? points >= before + delta : points <= before + delta)
  return Math.max(0, isHeld ? points : points + delta)
}
