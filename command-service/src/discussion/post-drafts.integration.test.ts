import { MOST_POST_DRAFTS, type PostDraft, type PostDrafts, type SavedPostDraft } from '@debut/events/discussion/post-draft.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { fitsContract } from '@debut/testing/fits-contract.ts'
import { type Person, sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('a draft of a post', () => {
  let world: World
  let url: string
  let ines: Person & { readonly token: string }
  let noor: Person & { readonly token: string }

  const register = async (username: string) => {
    const person = world.person(username)
    const token = await world.token(person)
    expect(await sendCommand(url, token, 'RegisterMember', { username })).toMatchObject({ status: 200 })
    return { ...person, token }
  }

  beforeAll(async () => {
    world = await startWorld()
    url = (await startServices(world)).command.url
    ines = await register('ines')
    noor = await register('noor')
  })
  afterAll(() => world.close())

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what is asked for says what comes
  const ask = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, { token } = ines) => {
    const response = await fetch(`${url}/api/post-drafts${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = (text === '' ? {} : JSON.parse(text)) as Answer & { code?: string }
    if (response.ok && text !== '') fitsContract(method, `/api/post-drafts${path}`, answer)
    return { status: response.status, body: answer }
  }
  const begin = async (content: object = {}, by = ines): Promise<PostDraft> => {
    const { status, body } = await ask<PostDraft>('POST', '', { content }, by)
    expect(status).toBe(200)
    return body
  }
  const save = ({ postId, revision, content }: PostDraft, change: object, by = ines) =>
    ask<SavedPostDraft>('PUT', `/${postId}`, { revision, content: { ...content, ...change } }, by)

  it('is begun, saved again and again, and visible to its author alone', async () => {
    const draft = await begin({ title: 'Kite is here' })
    expect(draft).toMatchObject({ revision: 1, content: { kind: 'shipped', title: 'Kite is here', body: '', toolId: null } })
    expect(await save(draft, { body: 'It flies.' })).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(await save({ ...draft, revision: 2 }, { body: 'It flies high.' })).toMatchObject({ status: 200, body: { revision: 3 } })
    expect(await ask('GET', `/${draft.postId}`)).toMatchObject({ body: { revision: 3, content: { body: 'It flies high.' } } })

    expect(await ask('GET', `/${draft.postId}`, undefined, noor)).toMatchObject({ status: 404, body: { code: 'unknown-post-draft' } })
    expect(await save({ ...draft, revision: 3 }, {}, noor)).toMatchObject({ status: 404, body: { code: 'unknown-post-draft' } })
    expect((await ask('DELETE', `/${draft.postId}`, undefined, noor)).status).toBe(204)
    expect((await ask('GET', `/${draft.postId}`)).status).toBe(200)
    expect((await ask('DELETE', `/${draft.postId}`)).status).toBe(204)
    expect(await ask('GET', `/${draft.postId}`)).toMatchObject({ status: 404, body: { code: 'unknown-post-draft' } })
    expect(await ask('GET', '/none')).toMatchObject({ status: 404, body: { code: 'unknown-post-draft' } })
  })

  it('keeps what was saved first on another device, and says so on this one', async () => {
    const draft = await begin()
    const [first, second] = await Promise.all([save(draft, { body: 'By phone.' }), save(draft, { body: 'By laptop.' })])
    const [saved, stale] = first.status === 200 ? ['By phone.', second] : ['By laptop.', first]
    expect(stale).toMatchObject({ status: 409, body: { code: 'post-draft-stale' } })
    expect(await ask('GET', `/${draft.postId}`)).toMatchObject({ body: { revision: 2, content: { body: saved } } })
    await ask('DELETE', `/${draft.postId}`)
    expect(await save(draft, {})).toMatchObject({ status: 404, body: { code: 'unknown-post-draft' } })
  })

  it('takes somewhat more than can be published, and nothing without bounds', async () => {
    const draft = await begin()
    expect(await save(draft, { body: '愛'.repeat(20_000), title: 'x'.repeat(320) })).toMatchObject({ status: 200 })
    const later = { ...draft, revision: 2 }
    for (const change of [{ body: 'x'.repeat(20_001) }, { title: 'x'.repeat(321) }, { body: 'Half a \ud83d character' }, { kind: 'poem' }])
      expect(await save(later, change)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await save(later, { more: 'x'.repeat(100_000) })).toMatchObject({ status: 413 })
    await ask('DELETE', `/${draft.postId}`)
  })

  it('is listed with the beginning of its text, the one that was saved last before the others', async () => {
    const older = await begin({ body: `${'a'.repeat(199)}🪁 and more` })
    const newer = await begin({ kind: 'question', title: 'Along the grain?', body: 'Which way\n\ndo you fold?' })
    const listed = async () => (await ask<PostDrafts>('GET', '')).body.drafts
    expect(await listed()).toMatchObject([
      { postId: newer.postId, revision: 1, title: 'Along the grain?', beginning: 'Which way\n\ndo you fold?', words: 5 },
      { postId: older.postId, title: '', beginning: 'a'.repeat(199), words: 3 },
    ])
    await save(older, { title: 'Kite' })
    expect((await listed()).map(({ title }) => title)).toEqual(['Kite', 'Along the grain?'])
    expect((await ask<PostDrafts>('GET', '', undefined, noor)).body.drafts).toEqual([])
    for (const { postId } of [older, newer]) await ask('DELETE', `/${postId}`)
  })

  it('is one of so many, however many devices begin one at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: MOST_POST_DRAFTS + 3 }, () => ask<PostDraft>('POST', '', { content: {} }, noor)))
    const codes = answers.map(({ body: { code } }) => code).filter((code) => code !== undefined)
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'too-many-post-drafts'))
    const { drafts } = (await ask<PostDrafts>('GET', '', undefined, noor)).body
    expect(drafts).toHaveLength(MOST_POST_DRAFTS)
    await ask('DELETE', `/${drafts[0]?.postId}`, undefined, noor)
    await begin({}, noor)
  })

  it('is a draft no longer once it is published, and stays one where that was refused', async () => {
    const { postId } = await begin({ title: 'Kite is here', body: 'It flies.' })
    const published = { postId, kind: 'shipped', title: 'Kite is here', body: 'It flies.', toolId: null }
    const refused = { ...published, toolId: '01K9Z7V5C0QW8R3N4M2X000009' }
    expect(await sendCommand(url, ines.token, 'PublishPost', refused)).toMatchObject({ body: { code: 'unknown-tool' } })
    expect((await ask('GET', `/${postId}`)).status).toBe(200)
    expect(await sendCommand(url, ines.token, 'PublishPost', published)).toMatchObject({ status: 200 })
    expect((await ask('GET', `/${postId}`)).status).toBe(404)
  })

  it('is part of its author’s export, and deleted with their account', async () => {
    const gone = await register('gone')
    const { postId } = await begin({ title: 'A last word' }, gone)
    const headers = { authorization: `Bearer ${gone.token}` }
    const path = `/api/members/${gone.memberId}/export`
    const exported: unknown = await (await fetch(url + path, { headers })).json()
    fitsContract('GET', path, exported)
    expect(exported).toMatchObject({ postDrafts: [{ postId, content: { title: 'A last word' } }] })
    expect(await sendCommand(url, gone.token, 'EraseMember', { username: 'gone' })).toMatchObject({ status: 200 })
    const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'test' })
    world.closing({ close: () => database.destroy() })
    await eventually(async () => expect(await database('identity.post_drafts').where({ member_id: gone.memberId })).toEqual([]))
  })
})
