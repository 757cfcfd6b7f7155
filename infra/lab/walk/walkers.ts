import { addSession, newMember } from '@debut/client/e2e/testing/members.ts'
import type { Session } from '@debut/client/lib/session/session-cookie.ts'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { demoMembers } from '@debut/demo/demo-members.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'
import type { Random } from '../faults/random.ts'
import type { Role } from './plan.ts'

const Member = z.object({ memberId: z.string(), username: z.string().nullable() })
const Launched = z.object({ tools: z.array(z.object({ toolId: z.string(), slug: z.string(), makers: z.array(Member) })) })

const tokenOf = async (memberId: string, { edge, signingKeysFile }: StackFile): Promise<string> => {
  const roles = demoMembers.find((each) => each.memberId === memberId)?.roles ?? []
  const options = { signingKeysFile, edgeUrl: edge.url, now: systemClock().toUnixInteger() }
  return mintAccessToken({ memberId, username: memberId, roles }, options)
}

const send = async (url: string, token: string, type: string, payload: object): Promise<void> => {
  const response = await fetch(new URL('/api/commands', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commandId: newCommandId(), type, payload }),
  })
  if (!response.ok) throw new Error(`${type} was answered ${response.status}: ${await response.text()}`)
}

/** Makes a member one of the makers of a launched tool that no demo account owns; gives its slug. */
const joinMakers = async (stack: StackFile, { access_token, user }: Session, random: Random): Promise<string> => {
  const url = stack.edge.url
  const { tools } = Launched.parse(await (await fetch(new URL('/api/boards/year?limit=100', url))).json())
  const ownedElsewhere = tools.flatMap(({ makers: [owner, ...others], ...tool }) =>
    owner === undefined || others.length > 0 || demoMembers.some(({ memberId }) => memberId === owner.memberId) ? [] : { ...tool, owner },
  )
  const [tool] = random.shuffled(ownedElsewhere)
  if (tool === undefined) throw new Error('The demo world has no tool to become a maker of')
  await send(url, await tokenOf(tool.owner.memberId, stack), 'InviteMaker', { toolId: tool.toolId, memberId: user.id })
  await send(url, access_token, 'AcceptInvitation', { toolId: tool.toolId })
  return tool.slug
}

interface Walker {
  readonly role: Role
  readonly username: string
  readonly random: Random
}

/** Signs a context in as a new member of that role, so that what one walk does to its account stops no other. Gives the slug of a tool of theirs. */
export const becomeRole = async (
  { role, username, random }: Walker,
  stack: StackFile,
  context: BrowserContext,
): Promise<string | undefined> => {
  if (role === 'visitor') return undefined
  let session = await newMember(stack, username)
  const slug = role === 'maker' ? await joinMakers(stack, session, random) : undefined
  if (role === 'admin' || role === 'analyst') {
    const admin = demoMembers.find((each) => each.username === 'admin')
    await send(stack.edge.url, await tokenOf(admin?.memberId ?? '', stack), 'GrantRole', { memberId: session.user.id, role })
    // The session says which roles its member had when they signed in.
    session = await newMember(stack, username)
  }
  await addSession(context, stack.edge.url, session)
  return slug
}
