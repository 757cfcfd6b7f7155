import type { Round } from './fault.ts'
import type { LiveFollower } from './live-follower.ts'

/** As many as a listening socket keeps waiting. */
const AT_ONCE = 200
const JOINED_WITHIN_MS = 60_000

/** Followers that come some at a time, and are all there when it settles. */
export const gather = async (count: number, follow: () => LiveFollower): Promise<LiveFollower[]> => {
  const crowd: LiveFollower[] = []
  while (crowd.length < count) {
    const wave = Array.from({ length: Math.min(AT_ONCE, count - crowd.length) }, follow)
    crowd.push(...wave)
    await inTime(Promise.all(wave.map(({ joined }) => joined)), `${crowd.length} followers did not join`)
  }
  return crowd
}

const inTime = async (work: Promise<unknown>, complaint: string): Promise<void> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${complaint} within ${JOINED_WITHIN_MS} ms`)), JOINED_WITHIN_MS)
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

/** What a follower of members is sent of somebody. Its form is checked where all of it is; thousands only look for one. */
export const isOf =
  (memberId: string) =>
  (body: unknown): boolean =>
    typeof body === 'object' && body !== null && 'memberId' in body && body.memberId === memberId

/** Registers a member under a username that no other command tries to take. */
export const join = async ({ ledger, commands, sender }: Round): Promise<string> => {
  const registration = commands.registration({ rivalry: 0 })
  const outcome = await sender.pursue(ledger.open(registration))
  if (outcome.kind !== 'accepted') throw new Error(`a newcomer was not registered: ${JSON.stringify(outcome)}`)
  return registration.memberId
}
