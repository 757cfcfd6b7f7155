import type { Actor } from '@debut/events/kernel/envelope.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { AvatarChanged } from '@debut/events/members/member-events.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { RewardsAnnounced } from '@debut/events/voting/vote-events.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { projectorsWithRewardNotices } from '@debut/testing/projectors-with-reward-notices.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Checkpoints } from '../kernel/checkpoints.ts'
import { connectLive } from '../kernel/live/testing/live-client.ts'
import { type Member, startStory, type Story } from '../testing/story.ts'
import { notificationsTopic } from './notifications-topic.ts'

interface Listed {
  readonly payload: { readonly post_id: string }
  readonly is_read: boolean
  readonly position: number
  readonly [more: string]: unknown
}

type Body = readonly (Listed | { readonly readUpTo: number })[]

describe('notifications', () => {
  let story: Story
  let url: string
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let ines: Member
  let tomasz: Member

  beforeAll(async () => {
    story = await startStory()
    await story.world.projectionService(projectorsWithRewardNotices)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    const { memberId } = tomasz
    await story.append(`member-${memberId}`, memberId, AvatarChanged({ memberId, avatar: '/faces/tomasz.svg' }))
    ;({ url, getNow } = await story.serve(() => toInstant('2026-03-02T22:00:00Z')))
  })
  afterAll(() => story.end())

  const notify = async ({ memberId }: Member, post: number, actor: Actor = tomasz.memberId) => {
    await story.append(`voter-${memberId}`, actor, RewardsAnnounced({ memberId, tiers: [post] }))
    return story.last()
  }
  const read = async ({ memberId }: Member, upTo: number) => {
    await story.append(`inbox-${memberId}`, memberId, NotificationsRead({ memberId, upTo: LogPosition.parse(upTo) }))
    return story.last()
  }
  const listed = async ({ token }: Member, query = '') => {
    const { status, body, headers } = await getNow(`/api/notifications${query}`, { token })
    const { notifications, more } = body as { notifications: Listed[]; more: boolean }
    return { status, body, cached: headers.get('cache-control'), posts: notifications?.map(({ payload }) => Number(payload.post_id)), more }
  }
  const unread = async ({ token }: Member) => (await getNow('/api/notifications/unread-count', { token })).body

  it('are none for a member without any', async () => {
    expect(await listed(ines)).toMatchObject({ status: 200, cached: 'no-store', body: { notifications: [], more: false } })
    expect(await unread(ines)).toEqual({ count: 0 })
  })

  it('say what happened, who did it and where it leads', async () => {
    const position = await notify(ines, 7)
    const { body } = await listed(ines)
    expect(body).toEqual({
      notifications: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          recipient_id: ines.memberId,
          actor_id: tomasz.memberId,
          type: 'post_like',
          payload: { post_id: '7' },
          is_read: false,
          created_at: '2026-03-02T20:00:00.000Z',
          position,
          quote: null,
          tool_name: null,
          also: null,
          actor: { user_id: tomasz.memberId, username: 'tomasz', avatar_url: '/faces/tomasz.svg', tier: 0 },
        },
      ],
      more: false,
      readUpTo: null,
      position: expect.any(Number),
    })
    await notify(ines, 8, 'process:reminders')
    expect((await listed(ines)).body['notifications']).toMatchObject([{ actor_id: null, actor: null, payload: { post_id: '8' } }, {}])
  })

  it('come ten at a time, newest first, and each page goes on where the last ended', async () => {
    const noor = await story.member('noor')
    const positions: number[] = []
    for (let post = 1; post <= 21; post++) positions.push(await notify(noor, post))
    const pages = [await listed(noor), await listed(noor, `?before=${positions[11]}`), await listed(noor, `?before=${positions[1]}`)]
    expect(pages.map(({ posts, more }) => ({ posts, more }))).toEqual([
      { posts: [21, 20, 19, 18, 17, 16, 15, 14, 13, 12], more: true },
      { posts: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], more: true },
      { posts: [1], more: false },
    ])
    expect(await unread(noor)).toEqual({ count: 21 })
    await read(noor, positions[18] ?? 0)
    expect(await unread(noor)).toEqual({ count: 2 })
    expect(await listed(noor, '?unread=yes')).toMatchObject({ posts: [21, 20], more: false })
    expect(await listed(noor, `?unread=yes&before=${positions[20]}`)).toMatchObject({ posts: [20], more: false })
    expect((await listed(noor)).body).toMatchObject({ readUpTo: positions[18] })
    expect((await listed(noor)).body['notifications']).toMatchObject(
      [false, false, true].map((is_read) => ({ is_read })).concat(Array.from({ length: 7 }, () => ({ is_read: true }))),
    )
    // A client that began with unread ones goes on among these, though all are read by now.
    await read(noor, positions[20] ?? 0)
    expect(await listed(noor, `?before=${positions[11]}&after=${positions[8]}`)).toMatchObject({ posts: [11, 10], more: false })
  })

  it('list likes of one post that follow on each other as one, where asked to', async () => {
    const kim = await story.member('kim')
    const { memberId } = kim
    const likes = (post: number, ...by: Member[]) => Promise.all(by.map((each) => notify(kim, post, each.memberId)))
    await likes(1, ines)
    // More than are looked at first.
    await story.append(
      `voter-${memberId}`,
      tomasz.memberId,
      ...Array.from({ length: 250 }, () => RewardsAnnounced({ memberId, tiers: [2] })),
    )
    for (let post = 3; post <= 11; post++) await likes(post, ines)
    const last = await notify(kim, 12, ines.memberId)
    await notify(kim, 12, tomasz.memberId)
    const said = async (query: string) => {
      const { body, posts, more } = await listed(kim, `?likes=together${query}`)
      const also = (body as unknown as { notifications: { also: object | null }[] }).notifications.map((each) => each.also)
      return { posts, more, also }
    }
    const first = await said('')
    expect(first).toMatchObject({ posts: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], more: true })
    expect(first.also.slice(0, 2)).toEqual([{ count: 1, username: 'ines' }, null])
    const { body } = await listed(kim, '?likes=together')
    const third = (body as unknown as { notifications: Listed[] }).notifications.at(-1)?.position
    expect(await said(`&before=${third}`)).toEqual({ posts: [2, 1], more: false, also: [{ count: 249, username: 'tomasz' }, null] })
    // One that was the newest of its run when the page was loaded.
    expect(await said(`&before=${last}`)).toMatchObject({ posts: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], more: true })
  })

  it('are one’s own, whichever member the query names', async () => {
    await notify(ines, 9)
    expect(await listed(tomasz, `?recipient_id=${ines.memberId}&memberId=${ines.memberId}`)).toMatchObject({ posts: [] })
    expect(await unread(tomasz)).toEqual({ count: 0 })
    for (const path of ['/api/notifications', '/api/notifications/unread-count'])
      expect(await getNow(path)).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
  })

  it('go on from a place in one’s own list only', async () => {
    const position = await notify(ines, 9)
    expect(await listed(ines, `?before=${position}`)).toMatchObject({ status: 200 })
    for (const before of [position, 1])
      expect(await listed(tomasz, `?before=${before}`)).toMatchObject({ status: 400, body: { code: 'unknown-place-in-list' } })
  })

  it.each(['?before=-1', '?before=soon', '?before=1.5', '?unread=perhaps', `?before=${2 ** 60}`])('refuses %s', async (query) => {
    expect(await listed(ines, query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  describe('live', () => {
    const join = async ({ token }: Member, cursor: number | null = null) => {
      const client = await connectLive<Body>(url)
      client.say({ type: 'hello', token })
      await client.receives('welcome')
      client.say({ type: 'subscribe', topic: 'notifications', cursor })
      await client.receives('subscribed')
      return Object.assign(client, {
        shown: () =>
          client
            .bodies('notifications')
            .flat()
            .map((body) => ('readUpTo' in body ? body : Number(body.payload.post_id))),
        reaches: (position: number) => client.until((frame) => frame.type === 'message' && frame.cursor === position),
      })
    }

    it('come when they arise and when they are read elsewhere, to their reader only', async () => {
      const [mine, theirs] = [await join(ines), await join(tomasz)]
      const sent = await notify(ines, 31)
      await mine.reaches(sent)
      const marked = await read(ines, sent)
      await mine.reaches(marked)
      await notify(tomasz, 32, ines.memberId)
      await theirs.reaches(story.last())
      expect(mine.shown()).toEqual([31, { readUpTo: sent }])
      expect(mine.bodies('notifications').flat()[0]).toMatchObject({ position: sent, is_read: false, actor: { username: 'tomasz' } })
      expect(theirs.shown()).toEqual([32])
      for (const client of [mine, theirs]) client.socket.close()
    })

    it('all come to a reader who was offline, and end at how far everything was read', async () => {
      const from = await notify(ines, 40)
      const first = await notify(ines, 41)
      await read(ines, from)
      const second = await notify(ines, 42)
      const marked = await read(ines, first)
      const third = await notify(ines, 43)
      await listed(ines)
      const late = await join(ines, from)
      await late.reaches(third)
      expect(late.shown()).toEqual([41, 42, { readUpTo: first }, 43])
      expect(late.bodies('notifications').flat()).toMatchObject([
        { is_read: true },
        { is_read: false, position: second },
        {},
        { is_read: false },
      ])
      const backAgain = await join(ines, marked)
      await backAgain.reaches(third)
      expect(backAgain.shown()).toEqual([43])
      for (const client of [late, backAgain]) client.socket.close()
    })

    it('are all there for a reader who is many pages behind, also where several wait at once', async () => {
      const aya = await story.member('aya')
      const from = story.last()
      const { memberId } = aya
      const many = Array.from({ length: 1_100 }, (_, index) => RewardsAnnounced({ memberId, tiers: [index + 1] }))
      const { position } = await story.append(`voter-${memberId}`, tomasz.memberId, ...many)
      await listed(aya)
      const clients = await Promise.all([join(aya, from), join(aya, from)])
      for (const client of clients) {
        await client.reaches(position)
        expect(client.shown()).toEqual(many.map((_, index) => index + 1))
        client.socket.close()
      }
    })

    it('are found again by a reader whose messages were lost', async () => {
      const database = openDatabase({ url: story.world.settings.DATABASE_URL, name: 'test' })
      story.world.closing({ close: () => database.destroy() })
      const checkpoints = new Checkpoints(database, story.bus, story.world.logger)
      await checkpoints.refresh()
      const family = notificationsTopic({ database, checkpoints })
      const before = story.last()
      await notify(ines, 51)
      await read(tomasz, await notify(ines, 52))
      await listed(ines)
      const changed = (await family.changedAfter?.(before)) ?? []
      expect(changed.toSorted()).toEqual([ines, tomasz].map(({ memberId }) => `notifications:${memberId}`).toSorted())
      expect(await family.changedAfter?.(story.last())).toEqual([])
      const topic = await family.find(undefined, { memberId: ines.memberId, roles: [], verified: true, expiresAt: 0, provenAt: 0 })
      expect('isBehind' in topic && (await Promise.all([topic.isBehind(before, 1), topic.isBehind(before, 2)]))).toEqual([true, false])
    })

    it('are not for visitors, and not under the name of somebody else', async () => {
      const client = await connectLive<Body>(url)
      client.say({ type: 'hello', token: null })
      await client.receives('welcome')
      client.say({ type: 'subscribe', topic: 'notifications', cursor: null })
      expect(await client.receives('refused')).toMatchObject({ topic: 'notifications', code: 'sign-in-required' })
      client.socket.close()
      const other = await join(tomasz)
      other.say({ type: 'subscribe', topic: `notifications:${ines.memberId}`, cursor: null })
      expect(await other.receives('refused')).toMatchObject({ code: 'not-found' })
      other.socket.close()
    })
  })
})
