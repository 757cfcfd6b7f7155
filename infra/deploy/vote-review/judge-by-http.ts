import { newCommandId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { demoMembers } from '@debut/demo/demo-members.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'
import type { HeldVote } from './held-votes.ts'
import { type Judgement, WrongQuestion } from './review-question.ts'

/** A person decides: on a server the member whose token `DEBUT_TOKEN` is, by commands to `DEBUT_URL`; on the stack that runs here, its admin. */
const asAdmin = async (environment: NodeJS.ProcessEnv): Promise<{ readonly url: string; readonly token: string }> => {
  const { DEBUT_URL: url, DEBUT_TOKEN: token } = environment
  if (url !== undefined && token !== undefined) return { url, token }
  const stack = readStackFile(dataDirSetting())
  const admin = demoMembers.find(({ username }) => username === 'admin')
  if (stack === undefined || admin === undefined)
    throw new WrongQuestion('Name where commands go with DEBUT_URL, and an admin’s token with DEBUT_TOKEN.')
  const { edge, signingKeysFile } = stack
  return { url: edge.url, token: await mintAccessToken(admin, { signingKeysFile, edgeUrl: edge.url, now: systemClock().toUnixInteger() }) }
}

export const judgeByHttp = async (
  { is: type, reason }: Judgement,
  { memberId, launchId, reason: heldFor }: HeldVote,
  environment: NodeJS.ProcessEnv,
): Promise<void> => {
  const { url, token } = await asAdmin(environment)
  const payload = { memberId, launchId, reason: reason ?? heldFor }
  const response = await fetch(new URL('/api/commands', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commandId: newCommandId(), type, payload }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new WrongQuestion(`It was refused: ${response.status} ${await response.text()}`)
}
