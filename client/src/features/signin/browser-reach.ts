import { cookieJar } from '../../lib/cookies/cookie-jar.ts'
import type { FollowContext } from '../../lib/page/page.ts'
import type { SignInReach } from './attempt.ts'
import { noCaptcha } from './captcha.ts'

export const browserReach = ({ auth }: FollowContext): SignInReach => ({
  auth,
  document: cookieJar(document),
  origin: location.origin,
  captcha: noCaptcha,
})
