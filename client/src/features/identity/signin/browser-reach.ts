import { cookieJar } from '../../../lib/cookies/cookie-jar.ts'
import type { FollowContext } from '../../../lib/page/page.ts'
import type { SignInReach } from './attempt.ts'
import { fetchAuthSettings } from './auth-settings.ts'

export const CALLBACK = '/confirm'

export const browserReach = ({ auth, api }: FollowContext, callback = () => CALLBACK): SignInReach => ({
  auth,
  document: cookieJar(document),
  origin: location.origin,
  callback: () => location.origin + callback(),
  settings: () => fetchAuthSettings(api),
  work: async () => (await import('../../../lib/proof-of-work/proof-of-work.ts')).doWork(api),
})
