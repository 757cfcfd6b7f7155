import { mintAccessToken } from '@debut/demo/access-token.ts'
import { demoMembers } from '@debut/demo/demo-members.ts'
import { runOnStack } from './run-on-stack.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'

/** `npm run parked`: the projection-service's own command, on the stack that runs here; what is skipped is skipped by the local admin. */
const more = async ({ edge, signingKeysFile }: StackFile) => {
  const admin = demoMembers.find(({ username }) => username === 'admin') ?? demoMembers[0]
  const token = await mintAccessToken(admin, { signingKeysFile, edgeUrl: edge.url, now: Math.floor(Date.now() / 1_000) })
  return { DEBUT_URL: edge.url, DEBUT_TOKEN: token }
}
await runOnStack('projection-service/src/parked-events.ts', { more })
