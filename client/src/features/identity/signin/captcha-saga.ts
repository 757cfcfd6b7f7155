import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { CAPTCHA_FAILED, CAPTCHA_MISSED, captchaUnavailable } from './auth-errors.ts'
import type { AuthSettings } from './auth-settings.ts'
import {
  begun,
  captchaMissed,
  captchaMoved,
  captchaRenewed,
  captchaSolved,
  captchaWanted,
  refused,
  selectSignIn,
  settingsFound,
} from './sign-in-slice.ts'

/** What a call carries along where people are distinguished from programs. */
export type Proof = { readonly captchaToken?: string }

const NONE_ASKED: Proof = {}
const proofOf = (captchaToken: string): Proof => ({ captchaToken })

/** So long it may take to find out by itself, on a slow line too. */
const TIMEOUT_MS = 20_000

/** What this installation has. Without an answer, what everyone has is offered all the same. */
export function* findSettings(ask: () => Promise<AuthSettings>) {
  try {
    const settings = yield* call(ask)
    yield* put(settingsFound(settings))
    return settings
  } catch {
    return undefined
  }
}

/** A proof that a person asks, for one call. Undefined where there is none; its reader has seen why. */
export function* proofOfPerson(ask: () => Promise<AuthSettings>) {
  const known = yield* select(selectSignIn)
  const settings = known.settings ?? (yield* call(findSettings, ask))
  const challenge = settings?.captcha
  if (challenge === undefined) return NONE_ASKED
  yield* put(captchaWanted())
  if (known.captcha.phase === 'failed' || known.captcha.phase === 'unavailable') yield* put(captchaRenewed())
  const captcha = yield* decided()
  if (captcha === undefined) return undefined
  const { phase, token } = captcha
  if (token !== undefined) {
    yield* put(captchaMoved('working'))
    return proofOf(token)
  }
  if (phase === 'waiting') {
    yield* put(captchaMissed())
    yield* put(refused(CAPTCHA_MISSED))
  } else yield* put(refused(phase === 'failed' ? CAPTCHA_FAILED : captchaUnavailable(challenge.provider)))
  return undefined
}

/** As it stands when it has found out. Undefined where its reader has begun something else meanwhile, which is then who waits. */
function* decided() {
  const { other, over } = yield* race({ other: take(begun), over: delay(TIMEOUT_MS), found: call(noLongerWorking) })
  if (other !== undefined) return undefined
  if (over === true) yield* put(captchaMoved('unavailable'))
  const { captcha } = yield* select(selectSignIn)
  return captcha
}

function* noLongerWorking() {
  while ((yield* select(selectSignIn)).captcha.phase === 'working') yield* take([captchaMoved, captchaSolved])
}
