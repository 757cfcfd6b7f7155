import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 } from 'uuid'
import { mintAccessToken } from './access-token.ts'
import { type DemoMember, demoMembers } from './demo-members.ts'

const ATTEMPTS = 20
const PAUSE_MS = 250

export type World = { readonly edgeUrl: string; readonly signingKeysFile: string }

const register = async (member: DemoMember, world: World): Promise<void> => {
  const token = await mintAccessToken(member, { ...world, now: Math.floor(Date.now() / 1000) })
  // The same id in every attempt, so that one whose answer was lost is not a second command.
  const command = { commandId: v7(), type: 'RegisterMember', payload: { username: member.username } }
  let last = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const answer = await fetch(new URL(commandsRoute.path, world.edgeUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(command),
        signal: AbortSignal.timeout(5000),
      })
      // That somebody is a member already is answered by 200 or by 409.
      if (answer.ok || answer.status === 409) return
      const text = await answer.text()
      // Reserved names are for roles, which no member has in a world that was not made.
      if (text.includes('username-reserved')) return
      last = `${answer.status} ${text}`
      if (answer.status < 500) break
    } catch (error) {
      last = String(error)
    }
    await pause(PAUSE_MS)
  }
  throw new Error(`The demo member ${member.username} could not be registered: ${last}`)
}

/** What a visitor of a fresh local stack finds there, made through the same commands that anybody would send. */
export const populate = async (world: World): Promise<void> => {
  for (const member of demoMembers) await register(member, world)
}
