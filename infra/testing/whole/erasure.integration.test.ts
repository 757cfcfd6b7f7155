import { addDays } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { eventually } from '../eventually.ts'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { uploadsIn } from '@debut/command-service/kernel/uploads.ts'
import { capabilities as contracts } from '@debut/events/capabilities.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import { categoryOf } from '@debut/events/kernel/envelope.ts'
import { urlStream } from '@debut/events/tools/claim-streams.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { keyHolder } from '@debut/adapters/key-holder.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { remainsOf } from '../remains.ts'
import { sendCommand, startServices, startWorld, type World } from '../world.ts'

const PLANTED = [
  'planted-first-name',
  'planted-second-name',
  'planted@mail.example',
  '+15550100199',
  'Plänted Nåme',
  'planted-provider-id',
  '203.0.113.77',
]

/** A picture of one pixel. */
const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

const goldenOf = ({ type, v }: EventForm) =>
  JSON.parse(readFileSync(new URL(`../../../events/golden/${type}.v${v}.json`, import.meta.url), 'utf8')) as { reads: object }

/** For each kind of stream that contracts make a member's: one such stream of this member, and an event for it. */
const ownedBy = (memberId: MemberId) =>
  contracts.flatMap(({ events = {}, ownStreams }) => {
    const named = new Map(ownStreams?.(memberId).map((stream) => [categoryOf(stream), stream]))
    return Object.entries(events).flatMap(([category, forms]) => {
      const form = named.has(category) ? forms[0] : forms.find((each) => each.ownedBy !== undefined)
      if (form === undefined) return []
      const event = { type: form.type, data: { ...goldenOf(form).reads, [form.ownedBy ?? 'memberId']: memberId } }
      return [{ category, stream: named.get(category) ?? `${category}-${randomUUID()}`, event }]
    })
  })

describe('a member who is erased', () => {
  let world: World
  let urls: { command: string; query: string }
  let identity: ReturnType<typeof openDatabase>
  let stopCommands: () => Promise<unknown>

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    urls = { command: command.url, query: query.url }
    stopCommands = () => command.close()
    identity = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => identity.destroy() })
  })
  afterAll(() => world.close())

  /** A member each of whose texts can be distinguished from others'. */
  const plant = async ([first = '', second = '', email = '', phone = '', name = '', provider = '', address = '']: readonly string[]) => {
    const person = world.person(first)
    const token = await world.token(person)
    const memberId = MemberId.parse(person.memberId)
    const headers = { authorization: `Bearer ${token}` }
    const now = systemClock().toJSDate()
    await identity('identity.users').insert({
      id: memberId,
      email,
      phone,
      user_metadata: JSON.stringify({ name }),
      password_hash: 'a-secret-hash',
      created_at: now,
      updated_at: now,
    })
    await identity('identity.identities').insert({
      id: world.newCommandId(),
      user_id: memberId,
      provider: 'google',
      provider_id: provider,
      identity_data: JSON.stringify({ email }),
      created_at: now,
      updated_at: now,
    })
    await identity('identity.sessions').insert({
      id: world.newCommandId(),
      user_id: memberId,
      amr: '[]',
      created_at: now,
      refreshed_at: now,
      not_after: now,
      user_agent: 'a browser',
      address,
    })
    const snapshot = { stream: voterStream(memberId), version: 3, revision: 1, position: 1, changed_at: 1, remembered: '[]' }
    await identity('identity.snapshots').insert({ ...snapshot, state: '{}' })

    expect((await sendCommand(urls.command, token, 'RegisterMember', { username: first })).status).toBe(200)
    const [bio, website] = [`bio of ${first}`, `https://site-of-${first}.example/`]
    await sendCommand(urls.command, token, 'DescribeProfile', { bio, links: { website } })
    const update = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username: second }),
    }
    expect((await fetch(`${urls.command}/api/profile/update`, update)).status).toBe(200)
    await sendCommand(urls.command, token, 'ChangePreferences', { email: { ...DEFAULT_PREFERENCES.email, newsletter: true } })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(DOT)]), 'face.png')
    const uploaded = await fetch(`${urls.command}/api/profile/avatar`, { method: 'POST', headers, body: form })
    const answer = (await uploaded.json()) as { profile: { avatar_url: string } }
    expect(answer).toMatchObject({ profile: { avatar_url: expect.any(String) } })
    const { profile } = answer
    return { memberId, token, headers, avatar: profile.avatar_url, second, said: [bio, website] }
  }
  const shown = async (path: string, position?: number) =>
    (await fetch(`${urls.query}${path}`, position === undefined ? {} : { headers: { 'min-position': String(position) } })).status
  const folderOf = (memberId: string, folder = 'avatars') => fileURLToPath(new URL(`${folder}/${memberId}/`, world.settings.STORAGE_URL))

  it('has taken everything along before, and is found nowhere after', async () => {
    const planted = await plant(PLANTED)
    const { memberId, token, headers, avatar, second, said } = planted
    const uploads = uploadsIn(await openStorage(world.settings.STORAGE_URL))
    const task = 'Ask the planted Maria for a quote'
    const texts = [...PLANTED, avatar, ...said, task]
    const picture = await uploads.keep('storage/pictures', memberId, DOT, { width: 64, height: 64 })
    const drafted = await fetch(`${urls.command}/api/post-drafts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ content: { body: `Look: ![a dot](${picture})` } }),
    })
    expect(drafted.status).toBe(200)
    const written = await fetch(`${urls.command}/api/contact`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        id: '01M7W4K9DA7AM9JD1WGDRE08R0',
        topic: 'account',
        email: 'planted@mail.example',
        message: `I was ${PLANTED[0]}, and am ${second}.`,
      }),
    })
    expect(written.status).toBe(200)
    const launchDay = addDays(dayOf(systemClock()), 5)
    const tasks = [{ taskId: 'own-maria', isDone: true, own: { task, daysFromLaunch: -14 } }]
    const planned = await fetch(`${urls.command}/api/checklist`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: 0, content: { launchDay, followedTool: null, tasks, leftOut: [] } }),
    })
    expect(planned.status).toBe(200)
    const at = systemClock().toJSDate()
    const sent = { id: randomUUID(), invited_by: memberId, created_at: at, delivered_at: at }
    const invitation = { tool_id: '01M7W4K9DA7AM9JD1WGDRE08P8', address: 'invited-by-planted@mail.example', mailbox_hash: Buffer.from('a') }
    await identity('identity.maker_invitations').insert({ ...sent, ...invitation })
    await eventually(async () => expect(await shown(`/api/profiles/${second}`)).toBe(200))

    const exported = await fetch(`${urls.command}/api/members/${memberId}/export`, { headers })
    expect(exported.headers.get('content-disposition')).toBe('attachment; filename="debut-export.json"')
    const text = await exported.text()
    expect(texts.filter((each) => !text.includes(each))).toEqual([])
    expect(text).not.toContain('a-secret-hash')
    expect(JSON.parse(text)).toMatchObject({
      memberId,
      account: {
        email: 'planted@mail.example',
        identities: [{ provider: 'google' }],
        sessions: [{ user_agent: 'a browser' }],
        factors: [],
      },
      checklist: { content: { launchDay, tasks } },
      emailInvitations: { sent: [{ address: invitation.address }], received: [] },
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'MemberRegistered', data: { memberId, username: 'planted-first-name' } }),
        expect.objectContaining({ type: 'UsernameChanged', data: { memberId, username: 'planted-second-name' } }),
        // On streams that are not named for them.
        expect.objectContaining({ type: 'UsernameClaimed', data: { memberId }, stream: expect.stringMatching(/^username-/) }),
      ]),
      uploads: [picture, avatar].map((path) => `${world.settings.PUBLIC_URL}${path}`),
    })
    const other = await world.token(world.person('other'))
    const asked = await fetch(`${urls.command}/api/members/${memberId}/export`, { headers: { authorization: `Bearer ${other}` } })
    expect(asked.status).toBe(403)

    // What can be found is found: else finding nothing would mean nothing.
    expect(Object.keys(await remainsOf(world, texts)).toSorted()).toEqual(texts.toSorted())
    const inTheLog = await remainsOf(world, [memberId])
    expect(inTheLog[memberId]?.some((place) => place.startsWith('file event-store/'))).toBe(true)

    expect(await sendCommand(urls.command, token, 'EraseMember', { username: 'planted-first-name' })).toMatchObject({
      status: 422,
      body: { code: 'username-mismatch' },
    })
    const { status, body } = await sendCommand(urls.command, token, 'EraseMember', { username: second })
    expect(status).toBe(200)
    await vi.waitFor(async () => expect(await remainsOf(world, [...texts, picture, invitation.address])).toEqual({}), {
      timeout: 60_000,
      interval: 250,
    })
    for (const folder of ['avatars', 'storage/pictures']) expect(existsSync(folderOf(memberId, folder))).toBe(false)
    expect(await identity('identity.snapshots').where({ stream: voterStream(memberId) })).toEqual([])
    expect(await shown(`/api/profiles/${second}`, body.position)).toBe(404)
    expect((await fetch(urls.command + avatar)).status).toBe(404)
  })

  it('can do nothing more, and their usernames stay taken', async () => {
    const texts = ['second-plant', 'second-plant-x', 'second@mail.example', '+15550100200', 'Second', 'second-provider-id', '203.0.113.78']
    const { memberId, token, headers, second } = await plant(texts)
    await sendCommand(urls.command, token, 'EraseMember', { username: second })
    await eventually(async () => expect(existsSync(folderOf(memberId))).toBe(false))
    for (const [type, payload] of [
      ['RegisterMember', { username: 'second-life' }],
      ['ChangePreferences', { email: DEFAULT_PREFERENCES.email }],
    ] as const)
      expect(await sendCommand(urls.command, token, type, payload)).toMatchObject({ status: 422, body: { code: 'erased' } })
    expect(await sendCommand(urls.command, token, 'EraseMember', { username: second })).toMatchObject({ status: 200 })
    const update = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'again' }),
    }
    expect((await fetch(`${urls.command}/api/profile/update`, update)).status).toBe(422)
    const successor = await world.token(world.person('successor'))
    for (const username of ['second-plant', 'second-plant-x'])
      expect(await sendCommand(urls.command, successor, 'RegisterMember', { username })).toMatchObject({ body: { code: 'username-taken' } })
  })

  it('keeps nothing that is sent with the same token within moments, and clears what was on its way a minute later', async () => {
    const texts = ['fifth-plant', 'fifth-plant-x', 'fifth@mail.example', '+15550100203', 'Fifth', 'fifth-provider-id', '203.0.113.81']
    let now = systemClock()
    const { url, close } = await world.commandService({}, () => now)
    const { memberId, token, headers, second } = await plant(texts)
    const uploads = uploadsIn(await openStorage(world.settings.STORAGE_URL))
    const send = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const upload = () => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(DOT)]), 'logo.png')
      return fetch(`${url}/api/drafts/pictures?kind=logo`, { method: 'POST', headers, body: form })
    }
    expect((await send('/api/drafts', { name: 'Fifth plant', url: '' })).status).toBe(200)
    expect(await sendCommand(url, token, 'EraseMember', { username: second })).toMatchObject({ status: 200 })

    for (const answer of [await send('/api/drafts', { name: 'Fifth plant again', url: '' }), await upload()]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'erased' })
    }
    const launchId = '01M7W4K9DA7AM9JD1WGDRE08P8'
    for (const type of ['CastVote', 'WithdrawVote'])
      expect(await sendCommand(url, token, type, { launchId })).toMatchObject({
        body: { code: expect.stringMatching(/^(erased|unknown-launch)$/) },
      })
    await eventually(async () => expect(existsSync(folderOf(memberId))).toBe(false))

    await uploads.keep('storage/pictures', memberId, DOT)
    await identity('identity.drafts').insert({ member_id: memberId, tool_id: '01M7W4K9DA7AM9JD1WGDRE08P9', edition: 0, content: '{}' })
    await identity('identity.post_drafts').insert({ member_id: memberId, post_id: '01M7W4K9DA7AM9JD1WGDRE08Q0', content: '{}' })
    await identity('identity.checklists').insert({ member_id: memberId, content: '{}' })
    now = now.plus({ seconds: 61 })
    await eventually(async () => {
      expect(existsSync(folderOf(memberId, 'storage/pictures'))).toBe(false)
      for (const rows of ['identity.drafts', 'identity.post_drafts', 'identity.checklists'])
        expect(await identity(rows).where({ member_id: memberId })).toEqual([])
    })
    // Of the results that they were sent, that of the erasure is left.
    const session = openDatabase({ url: world.settings.DATABASE_URL, name: 'test' })
    const results = await session('results_v1.results').where({ member_id: memberId })
    await session.destroy()
    expect(results.length).toBeLessThanOrEqual(1)
    await close()
  })

  it('leaves their tools to the maker who has been there longest, and those without another maker are removed with their place in the line', async () => {
    const boss = await world.token(await world.appoint(world.person('tool-boss', 'admin')))
    const member = async (username: string) => {
      const person = world.person(username)
      const token = await world.token(person)
      expect((await sendCommand(urls.command, token, 'RegisterMember', { username })).status).toBe(200)
      return { memberId: MemberId.parse(person.memberId), token }
    }
    const [owner, gone, heir, last] = [
      await member('tool-owner'),
      await member('tool-gone'),
      await member('tool-heir'),
      await member('tool-last'),
    ]
    const list = async (otherMakers: readonly MemberId[], over: object = {}) => {
      const toolId = world.newUlid()
      const card = { slug: `tool-${toolId.toLowerCase()}`, name: 'Paperplane', tagline: 'Send a note that folds itself', logo: '/logo.svg' }
      const filed = {
        category: 'design',
        pricing: 'free',
        tags: ['mail'],
        description: 'Write a note, fold it once, and send it across the table.',
      }
      const payload = {
        toolId,
        ownerId: owner.memberId,
        otherMakers,
        url: `https://${toolId.toLowerCase()}.example`,
        ...card,
        ...filed,
        ...over,
      }
      expect(await sendCommand(urls.command, boss, 'ListTool', payload)).toMatchObject({ status: 200 })
      return toolId
    }
    const texts = ['Planted tagline', 'Planted description', 'planted-repository', 'planted-video', 'planted-account', 'PLANTEDDEAL']
    const shared = await list([gone.memberId, heir.memberId, last.memberId])
    const own = await list([], {
      tagline: 'Planted tagline',
      description: 'Planted description of a product that folds itself, once it was sent.',
      repoUrl: 'https://code.example/planted-repository',
      videoUrl: 'https://video.example/planted-video',
      socials: { x: 'https://x.com/planted-account' },
      deal: { text: 'A month for nothing', code: 'PLANTEDDEAL' },
    })
    await eventually(async () => expect(await shown(`/api/tools/${own}`)).toBe(200))
    // What can be found is found.
    expect(Object.keys(await remainsOf(world, texts)).toSorted()).toEqual(texts.toSorted())
    expect(await sendCommand(urls.command, owner.token, 'JoinLine', { toolId: own })).toMatchObject({ status: 200 })
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const eventsOf = async (stream: string) =>
      (await log.read(stream)).map(({ type, data }) => ({ type, data: data as Record<string, unknown> }))
    const lastOf = async (stream: string) => (await eventsOf(stream)).at(-1)

    for (const [who, username] of [
      [gone, 'tool-gone'],
      [owner, 'tool-owner'],
    ] as const)
      expect(await sendCommand(urls.command, who.token, 'EraseMember', { username })).toMatchObject({ status: 200 })
    await eventually(async () =>
      expect(await lastOf(`tool-${shared}`)).toMatchObject({ type: 'MakerLeft', data: { memberId: owner.memberId } }),
    )
    expect(await eventsOf(`tool-${shared}`)).toContainEqual(
      expect.objectContaining({ type: 'ToolTransferred', data: expect.objectContaining({ ownerId: heir.memberId }) }),
    )
    await eventually(async () => expect(await lastOf(`tool-${own}`)).toMatchObject({ type: 'ToolRemoved' }))
    await eventually(async () =>
      expect(await lastOf('waitingLine')).toMatchObject({ type: 'LineLeft', data: { toolId: own, because: 'withdrawn' } }),
    )
    await vi.waitFor(async () => expect(await remainsOf(world, texts)).toEqual({}), { timeout: 60_000, interval: 250 })
    expect(await shown(`/api/tools/${shared}`)).toBe(200)
    // What is sealed can't be opened any more, by a rebuild or anybody.
    const keyOf = (toolId: string) =>
      identity('identity.member_keys')
        .where({ member_id: keyHolder(toolId) })
        .first('key')
    await eventually(async () => expect(await keyOf(own)).toEqual({ key: null }))
    expect(await keyOf(shared)).toEqual({ key: expect.any(Buffer) })
    const [listed] = await decode(openMemberKeys(identity), await log.read(`tool-${own}`))
    expect(listed?.event.data).toMatchObject({ name: 'Paperplane', tagline: null, description: null, url: null })
    expect((await eventsOf(urlStream(`https://${own.toLowerCase()}.example`))).map(({ type }) => type)).toEqual([
      'UrlClaimed',
      'UrlReleased',
    ])
  })

  it('takes along what stands on every kind of stream that a contract owns, and none of these is remembered after', async () => {
    const texts = ['fourth-plant', 'fourth-plant-x', 'fourth@mail.example', '+15550100202', 'Fourth', 'fourth-provider-id', '203.0.113.80']
    const { memberId, token, headers, second } = await plant(texts)
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const owned = ownedBy(memberId)
    expect(owned.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['member', 'username', 'voter', 'follower', 'saver', 'inbox', 'tool']),
    )
    for (const { stream, event } of owned) {
      // Those of a member's profile are there already.
      if ((await log.read(stream)).length === 0) {
        const envelope = {
          $correlationId: 'test',
          $causationId: world.newCommandId(),
          commandHash: 'hash',
          actor: memberId,
          at: systemClock(),
        }
        await log.append(stream, 'no-stream', await encode(openMemberKeys(identity), stream, [event], envelope))
      }
      const snapshot = { stream, version: 3, revision: 1, position: 1, changed_at: 1, remembered: '[]', state: '{}' }
      await identity('identity.snapshots').insert(snapshot).onConflict('stream').ignore()
    }

    const exported = (await (await fetch(`${urls.command}/api/members/${memberId}/export`, { headers })).json()) as {
      events: { stream: string }[]
    }
    const taken = new Set(exported.events.map(({ stream }) => stream))
    expect(owned.map(({ stream }) => stream).filter((stream) => !taken.has(stream))).toEqual([])

    expect((await sendCommand(urls.command, token, 'EraseMember', { username: second })).status).toBe(200)
    const streams = owned.map(({ stream }) => stream)
    await eventually(async () => expect(await identity('identity.snapshots').whereIn('stream', streams)).toEqual([]))
  })

  it('is erased to the end by the next process, where one died with only the command written down', async () => {
    const texts = ['third-plant', 'third-plant-x', 'third@mail.example', '+15550100201', 'Thïrd', 'third-provider-id', '203.0.113.79']
    const { memberId, avatar } = await plant(texts)
    await stopCommands()
    const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    const stream = `member-${memberId}`
    const known = await log.read(stream)
    const envelope = { $correlationId: 'test', $causationId: world.newCommandId(), commandHash: 'hash', actor: memberId, at: systemClock() }
    await log.append(stream, known.length - 1, await encode(openMemberKeys(identity), stream, [MemberErased({ memberId })], envelope))
    expect(Object.keys(await remainsOf(world, ['third@mail.example', avatar]))).toEqual(['third@mail.example', avatar])
    await world.commandService()
    await vi.waitFor(async () => expect(await remainsOf(world, [...texts, avatar])).toEqual({}), { timeout: 60_000, interval: 250 })
  })
})
