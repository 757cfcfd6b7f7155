import { MemberFollowed, MemberUnfollowed, ToolFollowed } from '@debut/events/follows/follow-events.ts'
import type { People } from '@debut/events/follows/follow-routes.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

describe('who follows whom', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz, aya]: Member[] = []
  let lamp: Launch

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    aya = await story.member('aya')
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [tomasz.memberId])
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  const follow = ({ memberId }: Member, { memberId: followedId }: Member) =>
    story.append(`follower-${memberId}`, memberId, MemberFollowed({ memberId, followedId }))
  const names = (body: Record<string, unknown>) => (body as unknown as People).members.map(({ username }) => username)

  it('is shown newest first, page by page', async () => {
    await follow(tomasz!, ines!)
    await follow(aya!, ines!)
    const path = `/api/follows/members/${ines!.memberId}`
    const { body } = await served.getNow(`${path}/followers`)
    expect(names(body)).toEqual(['aya', 'tomasz'])
    expect(body).toMatchObject({ more: false, members: [{ tools: [] }, { tools: [{ slug: 'lamp', name: 'LAMP' }] }] })
    const first = (await served.getNow(`${path}/followers?limit=1`)).body as unknown as People
    expect(first.more).toBe(true)
    const next = await served.getNow(`${path}/followers?limit=1&before=${first.members[0]?.position}`)
    expect(names(next.body)).toEqual(['tomasz'])
    expect((await served.getNow(path)).body).toMatchObject({ followers: 2, following: 0 })
    expect(names((await served.getNow(`/api/follows/members/${aya!.memberId}/following`)).body)).toEqual(['ines'])
  })

  it('is known of tools, too, which are not among the members whom somebody follows', async () => {
    await story.append(`follower-${aya!.memberId}`, aya!.memberId, ToolFollowed({ memberId: aya!.memberId, toolId: lamp.toolId }))
    expect(names((await served.getNow(`/api/follows/tools/${lamp.toolId}/followers`)).body)).toEqual(['aya'])
    expect((await served.getNow(`/api/follows/tools/${lamp.toolId}`)).body).toMatchObject({ followers: 1, following: 0 })
    expect(names((await served.getNow(`/api/follows/members/${aya!.memberId}/following`)).body)).toEqual(['ines'])
  })

  it('shows which of those on a page a member follows to this member alone', async () => {
    const query = `?members=${ines!.memberId},${tomasz!.memberId}&tools=${lamp.toolId}`
    expect((await served.getNow(`/api/follows${query}`)).status).toBe(401)
    const { body, headers } = await served.getNow(`/api/follows${query}`, { token: aya!.token })
    expect(body).toMatchObject({ members: [ines!.memberId], tools: [lamp.toolId] })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await served.getNow('/api/follows', { token: aya!.token })).body).toMatchObject({ members: [], tools: [] })
    expect((await served.getNow('/api/follows?members=not-an-id', { token: aya!.token })).status).toBe(400)
  })

  it('notifies the member who is followed, once', async () => {
    const { body } = await served.getNow('/api/notifications', { token: ines!.token })
    expect(body['notifications']).toMatchObject([
      { type: 'follow', actor: { username: 'aya' } },
      { type: 'follow', actor: { username: 'tomasz' } },
    ])
  })

  it('forgets those who end it, and those who are erased', async () => {
    const { memberId } = tomasz!
    await story.append(`follower-${memberId}`, memberId, MemberUnfollowed({ memberId, followedId: ines!.memberId }))
    await story.append(`member-${aya!.memberId}`, aya!.memberId, MemberErased({ memberId: aya!.memberId }))
    const { body } = await served.getNow(`/api/follows/members/${ines!.memberId}/followers`)
    expect(body).toMatchObject({ members: [] })
    expect((await served.getNow(`/api/follows/tools/${lamp.toolId}`)).body).toMatchObject({ followers: 0 })
  })
})
