import type { Findings } from './findings.ts'
import type { LiveFollower } from './live-follower.ts'
import { foldMembers, readLog } from './recorded-log.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

const SEEN_WITHIN_MS = 20_000

/** Everybody who was registered since it joined came over the socket, once each and in the order of the log. */
export const checkFollower = async (follower: LiveFollower, stack: StackUnderFault, findings: Findings): Promise<void> => {
  const from = await follower.joined
  const expected = (await foldMembers(await readLog(stack.eventStoreUrl), stack)).filter(({ position }) => position > from)
  await follower.sees(expected.at(-1)?.position ?? 0, SEEN_WITHIN_MS)
  const positions = (members: typeof expected) => members.map(({ position }) => position)
  const missed = positions(expected).filter((position) => !positions(follower.seen).includes(position))
  findings.expect('members that a live socket missed', [], missed)
  findings.expect('what came over a live socket, in order', positions(expected), positions(follower.seen))
  findings.expect(
    'the names that came over a live socket',
    expected.map(({ username }) => username),
    follower.seen.map(({ username }) => username),
  )
}
