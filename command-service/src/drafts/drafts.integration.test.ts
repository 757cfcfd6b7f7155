import type { Draft, Drafts } from '@debut/events/drafts/draft-answers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import { slugStream, urlStream } from '@debut/events/tools/claim-streams.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { madePng } from './pictures/testing/made-pictures.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const LOGO = madePng(512, 512)

describe('a draft', () => {
  let world: World
  let log: EventStore
  let url: string
  let ines: Person & { readonly token: string }
  let noor: Person & { readonly token: string }

  beforeAll(async () => {
    world = await startWorld()
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService()).url
    const someone = async (name: string) => {
      const person = world.person(name)
      const token = await world.token(person)
      expect((await sendCommand(url, token, 'RegisterMember', { username: name })).status).toBe(200)
      return { ...person, token }
    }
    ines = await someone('ines')
    noor = await someone('noor')
  })
  afterAll(() => world.close())

  const typesOf = async (stream: string) => (await log.read(stream)).map(({ type }) => type)

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is asked for says what comes
  const ask = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, { token } = ines) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer & { code?: string } }
  }
  const begin = async (name: string, { token } = ines): Promise<Draft> => {
    const site = `https://${newUlid().toLowerCase()}.example/`
    const { status, body } = await ask<Draft>('POST', '/api/drafts', { name, url: site }, { ...ines, token })
    expect(status).toBe(200)
    fitsContract('POST', '/api/drafts', body)
    return body
  }
  const upload = async (bytes: Uint8Array<ArrayBuffer>, query = 'kind=logo') => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), 'logo.png')
    const response = await fetch(`${url}/api/drafts/pictures?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ines.token}` },
      body: form,
    })
    return { status: response.status, body: (await response.json()) as ToolPicture & { code?: string } }
  }
  const save = (draft: Draft, content: object, who = ines) =>
    ask<{ revision: number }>(
      'PUT',
      `/api/drafts/${draft.toolId}`,
      { revision: draft.revision, content: { ...draft.content, ...content } },
      who,
    )
  const whole = async () => ({
    tagline: 'Send a note that folds itself',
    description: 'Write a note, fold it once, and send it across the table or the ocean.',
    category: 'design',
    pricing: 'free',
    tags: ['mail'],
    logo: (await upload(new Uint8Array(LOGO))).body,
  })
  const submit = async (draft: Draft, revision: number, join: boolean, { token } = ines) => {
    const { status, body } = await sendCommand(url, token, 'SubmitDraft', { toolId: draft.toolId, revision, join })
    return body.code ?? status
  }

  it('is begun under a free address of ours, saved again and again, and visible to its owner alone', async () => {
    const draft = await begin('Café Größe')
    expect(draft).toMatchObject({ revision: 1, edition: 0, content: { name: 'Café Größe', slug: 'cafe-grosse' } })
    expect(await save(draft, { tagline: 'On' })).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await save(draft, { tagline: 'One that was typed elsewhere' })).toMatchObject({ status: 409, body: { code: 'draft-stale' } })
    const { body } = await ask<Draft>('GET', `/api/drafts/${draft.toolId}`)
    expect(body).toMatchObject({ revision: 2, content: { tagline: 'On' } })
    fitsContract('GET', '/api/drafts/:toolId', body)
    const all = await ask<Drafts>('GET', '/api/drafts')
    fitsContract('GET', '/api/drafts', all.body)
    expect(all.body.drafts[0]).toMatchObject({ toolId: draft.toolId, name: 'Café Größe', tagline: 'On' })
    expect(await ask('GET', `/api/drafts/${draft.toolId}`, undefined, noor)).toMatchObject({ status: 404, body: { code: 'unknown-draft' } })
    expect(await save({ ...draft, revision: 2 }, {}, noor)).toMatchObject({ status: 404 })
    await ask('DELETE', `/api/drafts/${draft.toolId}`, undefined, noor)
    expect((await ask('GET', `/api/drafts/${draft.toolId}`)).status).toBe(200)
    expect((await ask('DELETE', `/api/drafts/${draft.toolId}`)).status).toBe(204)
    expect((await ask('GET', `/api/drafts/${draft.toolId}`)).status).toBe(404)
    expect((await ask('GET', '/api/drafts/none')).status).toBe(404)
  })

  it('takes what fits no card, and nothing without bounds', async () => {
    const draft = await begin('Paperplane')
    expect(await save(draft, { tagline: 'x', tags: ['No tag at all'] })).toMatchObject({ status: 200 })
    expect(await save({ ...draft, revision: 2 }, { description: 'x'.repeat(10_001) })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
    expect(await save({ ...draft, revision: 2 }, { more: 'x'.repeat(100_000) })).toMatchObject({ status: 413 })
    expect(await submit(draft, 2, true)).toBe('draft-incomplete')
    await ask('DELETE', `/api/drafts/${draft.toolId}`)
  })

  it.each([
    ['half a character', { content: { name: 'Paper\ud83dplane' } }],
    ['a character that ends texts elsewhere', { content: { name: 'Paperplane\0' } }],
    ['one of these among the addresses', { content: { socials: { x: 'https://x.com/\0' } } }],
    ['a revision beyond all that can be counted', { revision: 2 ** 31 }],
    ['a revision below all that are counted', { revision: -1 }],
  ])('refuses %s, and keeps what it was', async (_, over: { content?: object; revision?: number }) => {
    const draft = await begin('Paperplane')
    const body = { revision: over.revision ?? draft.revision, content: { ...draft.content, ...over.content } }
    expect(await ask('PUT', `/api/drafts/${draft.toolId}`, body)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await ask('GET', `/api/drafts/${draft.toolId}`)).toMatchObject({ body: { revision: 1, content: draft.content } })
    await ask('DELETE', `/api/drafts/${draft.toolId}`)
  })

  it('is not begun under a name with such a character', async () => {
    for (const name of ['Paper\0plane', 'Paper\udc00plane'])
      expect(await ask('POST', '/api/drafts', { name, url: '' })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('is not published by a member without a username', async () => {
    const newcomer = world.person('newcomer')
    const token = await world.token(newcomer)
    const draft = await begin('Lantern', { ...newcomer, token })
    expect(await submit(draft, draft.revision, false, { ...newcomer, token })).toBe('not-registered')
  })

  it('keeps uploads as pictures of ours, and shows them to everybody', async () => {
    const { status, body } = await upload(new Uint8Array(LOGO))
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 512, height: 512, path: expect.stringContaining(ines.memberId) })
    fitsContract('POST', '/api/drafts/pictures', body)
    const shown = await fetch(`${url}${body.path}`)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(await upload(new Uint8Array(LOGO), 'kind=logo&left=0&top=0&width=256&height=256')).toMatchObject({
      status: 200,
      body: { width: 256 },
    })
    expect(await upload(new Uint8Array(LOGO), 'kind=image')).toMatchObject({ status: 422, body: { code: 'image-too-small' } })
    expect(await upload(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 415,
      body: { code: 'picture-type' },
    })
    expect(await upload(new Uint8Array(6 * 1024 * 1024))).toMatchObject({ status: 413, body: { code: 'logo-too-large' } })
    expect((await fetch(`${url}/storage/pictures/${ines.memberId}/${'0'.repeat(32)}.webp`)).status).toBe(404)
    expect(await ask('POST', '/api/drafts/site', { url: 'http://127.0.0.1:1/' })).toMatchObject({ body: { code: 'site-not-public' } })
    expect(await ask('POST', '/api/drafts/picture-from', { kind: 'logo', url: 'http://169.254.169.254/' })).toMatchObject({
      body: { code: 'picture-not-fetched' },
    })
  })

  it('keeps pictures for posts by rules of their own, from a device alone', async () => {
    const { status, body } = await upload(new Uint8Array(madePng(390, 844)), 'kind=post-picture')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { width: 390, height: 844, path: expect.stringMatching(/-390x844\.webp$/) },
    })
    expect((await fetch(`${url}${body.path}`)).status).toBe(200)
    expect((await fetch(`${url}${body.path.replace('390x844', '844x390')}`)).status).toBe(404)
    expect(await upload(new Uint8Array(madePng(63, 63)), 'kind=post-picture')).toMatchObject({
      status: 422,
      body: { code: 'post-picture-too-small' },
    })
    expect(await upload(new Uint8Array(6 * 1024 * 1024), 'kind=post-picture')).toMatchObject({
      status: 413,
      body: { code: 'post-picture-too-large' },
    })
    expect(await ask('POST', '/api/drafts/picture-from', { kind: 'post-picture', url: 'https://paperplane.example/' })).toMatchObject({
      status: 400,
    })
  })

  it('enters the directory once it is whole, waits in line if it is to, and is a draft no longer', async () => {
    const draft = await begin('Paperplane')
    const saved = await save(draft, { ...(await whole()), invited: [{ memberId: noor.memberId, username: 'noor' }] })
    expect(await submit(draft, 1, true)).toBe('draft-stale')
    expect(await submit(draft, saved.body.revision, true, noor)).toBe('unknown-draft')
    expect(await submit(draft, saved.body.revision, true)).toBe(200)
    expect(await typesOf(`tool-${draft.toolId}`)).toEqual(['ToolListed', 'MakerInvited', 'LaunchPlanned'])
    expect(await typesOf('waitingLine')).toContain('LineJoined')
    expect(await typesOf(slugStream(Slug.parse(draft.content.slug)))).toEqual(['SlugClaimed'])
    expect((await ask('GET', `/api/drafts/${draft.toolId}`)).status).toBe(404)
    // Sent again by a browser that did not receive the response.
    expect(await submit(draft, saved.body.revision, false)).toBe(200)

    const claims = await ask<object>(
      'GET',
      `/api/drafts/claims?slug=${draft.content.slug}&url=${encodeURIComponent(draft.content.url.toUpperCase())}`,
    )
    expect(claims.body).toEqual({ slug: 'taken', url: 'taken' })
    const mine = await ask<object>('GET', `/api/drafts/claims?slug=${draft.content.slug}&url=nothing&toolId=${draft.toolId}`)
    expect(mine.body).toEqual({ slug: 'yours', url: 'unfit' })
    const twin = await begin('Paperplane')
    expect(twin.content.slug).toBe(`${draft.content.slug}-2`)
    const copied = await save(twin, { ...(await whole()), slug: draft.content.slug })
    expect(await submit(twin, copied.body.revision, false)).toBe('slug-taken')
    // What it could have had is free again.
    expect(await typesOf(urlStream(twin.content.url))).toEqual(['UrlClaimed', 'UrlReleased'])
    expect((await ask('GET', `/api/drafts/${twin.toolId}`)).status).toBe(200)
    await ask('DELETE', `/api/drafts/${twin.toolId}`)
  })

  it('names no picture that is another’s or that does not exist, and no shortened link', async () => {
    const draft = await begin('Borrowed')
    const content = await whole()
    const saved = await save(draft, {
      ...content,
      logo: { ...content.logo, path: content.logo.path.replace(ines.memberId, noor.memberId) },
    })
    expect(await submit(draft, saved.body.revision, false)).toBe('draft-incomplete')
    const none = { ...content.logo, path: `/storage/pictures/${ines.memberId}/${'0'.repeat(32)}.webp` }
    const invented = await save({ ...draft, revision: saved.body.revision }, { ...content, logo: none })
    expect(await submit(draft, invented.body.revision, false)).toBe('draft-incomplete')
    const shortened = await save({ ...draft, revision: invented.body.revision }, { ...content, url: 'https://bit.ly/kite' })
    expect(await submit(draft, shortened.body.revision, false)).toBe('draft-incomplete')
    await ask('DELETE', `/api/drafts/${draft.toolId}`)
  })

  it('holds what a listed tool is going to be, for each of its makers, and the later one sees the change of the earlier', async () => {
    const draft = await begin('Two Hands')
    const saved = await save(draft, { ...(await whole()), invited: [{ memberId: noor.memberId, username: 'noor' }] })
    expect(await submit(draft, saved.body.revision, false)).toBe(200)
    const { toolId } = draft
    const edits = (who: typeof ines) => ask<Draft>('POST', `/api/drafts/${toolId}/edits`, undefined, who)
    expect(await edits(noor)).toMatchObject({ status: 404, body: { code: 'not-your-tool' } })
    expect((await sendCommand(url, noor.token, 'AcceptInvitation', { toolId })).status).toBe(200)

    const [hers, his] = [(await edits(ines)).body, (await edits(noor)).body]
    expect(hers).toMatchObject({ edition: 1, content: { name: 'Two Hands', tagline: 'Send a note that folds itself' } })
    const publish = async (edited: Draft, name: string, who: typeof ines) => {
      const { body } = await save(edited, { name }, who)
      const outcome = await sendCommand(url, who.token, 'PublishEdits', { toolId, revision: body.revision })
      return outcome.body.code ?? outcome.status
    }
    expect(await publish(hers, 'Two Hands More', ines)).toBe(200)
    expect(await publish(his, 'Two Hands Less', noor)).toBe('edited-meanwhile')
    const kept = await ask<Draft>('GET', `/api/drafts/${toolId}`, undefined, noor)
    expect(kept.body.content.name).toBe('Two Hands Less')
    const rebased = await ask<Draft>('POST', `/api/drafts/${toolId}/rebase`, undefined, noor)
    expect(rebased.body).toMatchObject({ edition: 2, content: { name: 'Two Hands Less' } })
    expect(await publish(rebased.body, 'Two Hands Less', noor)).toBe(200)
    expect((await typesOf(`tool-${toolId}`)).filter((type) => type === 'ToolEdited')).toHaveLength(2)
  })

  it('is filed under no tag that is banned, unless its tool was before', async () => {
    // The read models say whose word a tag is.
    const projection = await world.projectionService()
    await eventually(async () => expect((await fetch(`${projection.url}/readyz`)).status).toBe(200))
    const otto = await world.appoint(world.person('otto', 'admin'))
    const token = await world.token(otto)
    const decide = async (type: string, payload: object) => (await sendCommand(url, token, type, payload)).status
    const draft = await begin('Under Tags')
    const saved = await save(draft, { ...(await whole()), tags: ['wagers', 'loot'] })
    for (const tag of ['wagers', 'loot']) expect(await decide('BanTag', { tag, reason: 'unlawful' })).toBe(200)
    const refused = await sendCommand(url, ines.token, 'SubmitDraft', { toolId: draft.toolId, revision: saved.body.revision, join: false })
    expect(refused).toMatchObject({ status: 422, body: { code: 'tag-not-allowed' } })
    expect(refused.body).toMatchObject({
      details: [{ path: 'tags', message: expect.stringContaining('“wagers”') }, { message: expect.stringContaining('“loot”') }],
    })
    expect(await decide('RestoreTag', { tag: 'wagers', reason: 'mistake' })).toBe(200)
    const mended = await save({ ...draft, revision: saved.body.revision }, { ...(await whole()), tags: ['wagers'] })
    expect(await submit(draft, mended.body.revision, false)).toBe(200)

    // What leads to a banned one is banned with it.
    expect(await decide('KeepTag', { tag: 'games', name: 'Games', reason: 'looked-for' })).toBe(200)
    expect(await decide('MergeTag', { tag: 'wagers', into: 'games', reason: 'same-meaning' })).toBe(200)
    expect(await decide('BanTag', { tag: 'games', reason: 'unlawful' })).toBe(200)
    const { body: edits } = await ask<Draft>('POST', `/api/drafts/${draft.toolId}/edits`)
    const publish = async (tags: string[], revision: number) => {
      const { body } = await save({ ...edits, revision }, { name: 'Under Fewer Tags', tags })
      return sendCommand(url, ines.token, 'PublishEdits', { toolId: draft.toolId, revision: body.revision })
    }
    expect(await publish(['wagers', 'games'], edits.revision)).toMatchObject({ status: 422, body: { code: 'tag-not-allowed' } })
    expect(await publish(['wagers'], edits.revision + 1)).toMatchObject({ status: 200 })
  })

  it.each(['https://bit.ly/kite', 'http://192.168.1.1/', 'kite', 'https://nas.local/'])(
    'is not begun with %s for its website',
    async (site) => {
      const before = (await ask<Drafts>('GET', '/api/drafts')).body.drafts.length
      const refused = await ask('POST', '/api/drafts', { name: 'Kite', url: site })
      expect(refused).toMatchObject({ status: 422, body: { code: 'no-website' } })
      expect((await ask<Drafts>('GET', '/api/drafts')).body.drafts).toHaveLength(before)
    },
  )

  it('is one of twenty at most', async () => {
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, number) => ask('POST', '/api/drafts', { name: `Draft ${number}`, url: '' }, noor)),
    )
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(20)
    expect((await ask<Drafts>('GET', '/api/drafts', undefined, noor)).body.drafts).toHaveLength(20)
    expect(await ask('POST', '/api/drafts', { name: 'One more', url: '' }, noor)).toMatchObject({
      status: 422,
      body: { code: 'too-many-drafts' },
    })
  })
})
