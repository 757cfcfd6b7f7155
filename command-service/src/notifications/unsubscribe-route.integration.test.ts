import { MemberId } from '@debut/events/kernel/ids.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribeLinks } from './unsubscribe-links.ts'

describe('a link that ends emails', () => {
  let world: World
  let log: EventStore
  let url: string
  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService()).url
  })
  afterAll(() => world.close())

  const member = async (username: string) => {
    const person = world.person(username)
    const token = await world.token(person)
    await sendCommand(url, token, 'RegisterMember', { username })
    const memberId = MemberId.parse(person.memberId)
    const chosen = async () =>
      (await log.read(`member-${memberId}`)).flatMap(({ type, data }) =>
        type === 'PreferencesChanged' ? [(data as { email: object }).email] : [],
      )
    return { memberId, token, chosen }
  }
  const linkFor = (memberId: MemberId, about: 'comment_reply' | 'all') =>
    unsubscribeLinks(world.settings.CLAIM_SECRET, url).url(memberId, about)
  /** As a mail program does it, by RFC 8058. */
  const post = async (link: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    })
    return { status: response.status, body: (await response.json()) as object }
  }

  it('works without a session, once, and says the second time that it was done before', async () => {
    const { memberId, chosen } = await member('ines')
    const link = linkFor(memberId, 'comment_reply')
    expect(await post(link)).toEqual({ status: 200, body: { changed: true } })
    expect(await post(link)).toEqual({ status: 200, body: { changed: false } })
    expect(await chosen()).toMatchObject([{ comment_reply: false, mention: true }])
    expect(await post(linkFor(memberId, 'all'))).toEqual({ status: 200, body: { changed: true } })
    expect((await chosen()).at(-1)).toMatchObject({ comment_reply: false, mention: false, tool_review: false })
  })

  it('is refused where it was changed, cut off or made for another member', async () => {
    const [noor, otto] = [await member('noor'), await member('otto')]
    const link = linkFor(noor.memberId, 'comment_reply')
    for (const changed of [link.replace('comment_reply', 'mention'), link.replace(noor.memberId, otto.memberId), link.slice(0, -3)])
      expect(await post(changed)).toMatchObject({ status: 400, body: { code: 'unsubscribe-link-not-valid' } })
    expect(await post(link, { authorization: `Bearer ${otto.token}` })).toMatchObject({
      status: 403,
      body: { code: 'unsubscribe-link-of-another' },
    })
    expect([await noor.chosen(), await otto.chosen()]).toEqual([[], []])
    expect(await post(link, { authorization: `Bearer ${noor.token}` })).toMatchObject({ status: 200 })
  })

  it('does nothing when it is only followed', async () => {
    const { memberId, chosen } = await member('tomasz')
    expect((await fetch(linkFor(memberId, 'comment_reply'))).status).toBe(404)
    expect(await chosen()).toEqual([])
  })
})
