/** How far the check is whether a person asks. */
export type CaptchaPhase =
  /** It comes, or finds out by itself. */
  | 'working'
  /** There is something for the reader to do in it. */
  | 'waiting'
  | 'solved'
  | 'failed'
  /** Its script was blocked. */
  | 'unavailable'

export interface CaptchaState {
  readonly phase: CaptchaPhase
  /** Good for one call, and only while the phase is `solved`. */
  readonly token?: string
  /** Somebody wants what it is asked for, so that it is shown also where that is rare. */
  readonly wanted: boolean
  /** With each, what was shown is put back to its beginning. */
  readonly round: number
  /** With each, it is fetched and shown anew. */
  readonly tries: number
  /** How often somebody went on without it: with each, the focus goes there. */
  readonly missed: number
}

export const NO_CAPTCHA: CaptchaState = { phase: 'working', wanted: false, round: 0, tries: 0, missed: 0 }

const without = ({ token: _, ...rest }: CaptchaState) => rest

export const movedTo = (captcha: CaptchaState, phase: CaptchaPhase): CaptchaState => ({ ...without(captcha), phase })

export const solvedBy = (captcha: CaptchaState, token: string): CaptchaState => ({ ...captcha, phase: 'solved', token })

export const missedAgain = (captcha: CaptchaState): CaptchaState => ({ ...captcha, missed: captcha.missed + 1 })

export const begunAnew = (captcha: CaptchaState): CaptchaState => ({
  ...movedTo(captcha, 'working'),
  ...(captcha.phase === 'unavailable' || captcha.phase === 'failed' ? { tries: captcha.tries + 1 } : { round: captcha.round + 1 }),
})
