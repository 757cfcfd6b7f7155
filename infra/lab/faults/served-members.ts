import { toInstant } from '@debut/events/kernel/instant.ts'
import { z } from 'zod'
import type { LoggedMember } from './recorded-log.ts'

export const ServedMember = z
  .object({ memberId: z.string(), username: z.string().nullable(), registeredAt: z.string(), position: z.int() })
  .transform((member): LoggedMember => ({ ...member, registeredAt: toInstant(member.registeredAt).toMillis() }))

const Page = z.object({ members: z.array(ServedMember), total: z.int(), stale: z.boolean().default(false) })

/** Every page that GET /api/members has, put together in the order of the log; `minPosition` is what the reader asks to see. */
export const readServedMembers = async (queryUrl: string, minPosition: number) => {
  const members: LoggedMember[] = []
  let total = 0
  for (let before: number | undefined; ;) {
    const search = new URLSearchParams({
      limit: '100',
      'min-position': String(minPosition),
      ...(before !== undefined && { before: String(before) }),
    })
    const response = await fetch(`${queryUrl}/api/members?${search.toString()}`)
    const page = Page.parse(await response.json())
    if (page.stale) throw new Error(`GET /api/members did not get to position ${minPosition}`)
    members.push(...page.members)
    total = page.total
    before = page.members.at(-1)?.position
    if (before === undefined || page.members.length < 100) return { members: members.toReversed(), count: total }
  }
}
