import { eventually } from '@debut/testing/eventually.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Draft } from '@debut/events/drafts/draft-answers.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { urlStream } from '@debut/events/tools/claim-streams.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { madePng } from '../drafts/pictures/testing/made-pictures.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const LOGO = madePng(256, 256)
/** Where first tools are held. */
describe('a tool of others, to an admin', () => {
  let world: World
  let log: EventStore
  let url: string
  let boss: string
  const now = systemClock()

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
    url = (await world.commandService({ HOLD_FIRST_TOOLS: 'true' })).url
    boss = await world.token(await world.appoint(world.person('boss', 'admin')))
    await eventually(async () => expect(await typesOf(`launchDay-${dayOf(now)}`)).toEqual(['LaunchDayOpened']))
  })
  afterAll(() => world.close())

  const typesOf = async (stream: string) => (await log.read(stream)).map(({ type }) => type)
  type Maker = Person & { readonly token: string }

  const someone = async (username: string): Promise<Maker> => {
    const person = world.person(username)
    const token = await world.token(person)
    expect((await sendCommand(url, token, 'RegisterMember', { username })).status).toBe(200)
    return { ...person, token }
  }
  const ask = async (method: string, path: string, { token }: Maker, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  /** As the page for it does, up to the last button. */
  const submit = async (maker: Maker, { join = true, site = `https://${newUlid().toLowerCase()}.example/` } = {}) => {
    const draft = (await ask('POST', '/api/drafts', maker, { name: 'Paperplane', url: site })) as Draft
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(LOGO)]), 'logo.png')
    const logo = (await ask('POST', '/api/drafts/pictures?kind=logo', maker, form)) as ToolPicture
    const card = {
      tagline: 'Send a note that folds itself',
      description: 'Write a note, fold it once, and send it across the table or the ocean.',
      category: 'design',
      pricing: 'free',
      tags: ['mail'],
      logo,
    }
    const { toolId } = draft
    const saved = (await ask('PUT', `/api/drafts/${toolId}`, maker, {
      revision: draft.revision,
      content: { ...draft.content, ...card },
    })) as { revision: number }
    const { status, body } = await sendCommand(url, maker.token, 'SubmitDraft', { toolId, revision: saved.revision, join })
    return { toolId, site, code: body.code ?? status }
  }
  const decide = async (type: 'ModerateTool' | 'ModerateMakers', payload: object, token = boss) => {
    const { status, body } = await sendCommand(url, token, type, payload)
    return body.code ?? status
  }
  const launchOf = async (toolId: string) => {
    const planned = (await log.read(`tool-${toolId}`)).findLast(({ type }) => type === 'LaunchPlanned')
    return (planned?.data as { launchId: string } | undefined)?.launchId ?? ''
  }
  /** Later ones in line are served after it. */
  const hasItsDay = async (toolId: string) => (await typesOf(`launch-${await launchOf(toolId)}`)).includes('LaunchScheduled')

  it('is held where it is its owner’s first, waits in line, and has its day once it is approved; the next is not held', async () => {
    const ines = await someone('ines')
    const held = await submit(ines)
    expect(held.code).toBe(200)
    expect(await typesOf(`tool-${held.toolId}`)).toEqual(['ToolListed', 'ToolModerated', 'ToolHidden', 'LaunchPlanned'])
    // One of an admin's own choice waits behind it, and does not wait for it.
    const noor = await someone('noor')
    const shown = newUlid()
    const card = {
      slug: 'kite',
      name: 'Kite',
      tagline: 'Flies where it likes to',
      url: 'https://kite.example',
      category: 'design',
      pricing: 'free',
    }
    const listed = { toolId: shown, ownerId: noor.memberId, ...card, tags: ['mail'], logo: '/logo.svg', description: 'x'.repeat(60) }
    expect((await sendCommand(url, boss, 'ListTool', listed)).status).toBe(200)
    expect((await sendCommand(url, noor.token, 'JoinLine', { toolId: shown })).status).toBe(200)
    await eventually(async () => expect(await hasItsDay(shown)).toBe(true))
    expect(await hasItsDay(held.toolId)).toBe(false)
    expect((await sendCommand(url, ines.token, 'ShowTool', { toolId: held.toolId })).body.code).toBe('tool-not-shown')

    const second = await submit(ines, { join: false })
    expect(await typesOf(`tool-${second.toolId}`)).toContain('ToolHidden')
    expect(await decide('ModerateTool', { toolId: held.toolId, act: 'approve', reason: 'reviewed' }, ines.token)).toBe('forbidden')
    expect(await decide('ModerateTool', { toolId: held.toolId, act: 'approve', reason: 'reviewed' })).toBe(200)
    await eventually(async () => expect(await hasItsDay(held.toolId)).toBe(true))
    expect(await typesOf(`member-${ines.memberId}`)).toContain('MakerAdmitted')
    const third = await submit(ines, { join: false })
    expect(await typesOf(`tool-${third.toolId}`)).toEqual(['ToolListed'])
  })

  it('takes no votes while it is hidden, and gives its address and its place back once it is removed', async () => {
    const tomasz = await someone('tomasz')
    const { toolId, site } = await submit(tomasz)
    expect(await decide('ModerateTool', { toolId, act: 'approve', reason: 'reviewed' })).toBe(200)
    await eventually(async () => expect(await hasItsDay(toolId)).toBe(true))
    const launchId = await launchOf(toolId)
    const moderator = await world.token(await world.appoint(world.person('moira', 'moderator')))
    expect(await decide('ModerateTool', { toolId, act: 'hide', reason: 'phishing' }, moderator)).toBe(200)
    const vote = await sendCommand(url, (await someone('voter')).token, 'CastVote', { launchId })
    expect(vote.body.code).toBe('unknown-launch')
    expect((await sendCommand(url, tomasz.token, 'HideTool', { toolId })).body.code).toBe('tool-has-launch')

    expect(await decide('ModerateTool', { toolId, act: 'remove', reason: 'phishing' }, moderator)).toBe('only-admins-remove')
    expect(await decide('ModerateTool', { toolId, act: 'remove', reason: 'phishing' })).toBe(200)
    expect(await decide('ModerateTool', { toolId, act: 'remove', reason: 'phishing' })).toBe(200)
    // What was removed for this can’t be submitted under another name.
    expect(await typesOf(urlStream(site))).toEqual(['UrlClaimed'])
    expect((await submit(await someone('heir'), { join: false, site })).code).toBe('url-taken')
    const spare = await submit(await someone('owner-of-two'), { join: false })
    expect(await decide('ModerateTool', { toolId: spare.toolId, act: 'remove', reason: 'duplicate' })).toBe(200)
    expect(await typesOf(urlStream(spare.site))).toEqual(['UrlClaimed', 'UrlReleased'])
    await eventually(async () => expect(await typesOf(`launch-${launchId}`)).toContain('LaunchWithdrawn'))
    expect(await decide('ModerateTool', { toolId, act: 'restore', reason: 'mistake' })).toBe('unknown-tool')
    // The place that it had is its owner’s again.
    await eventually(async () => expect((await submit(tomasz)).code).toBe(200))
  })

  it('has another owner, with its place in the line, unless that one has a place already; and one maker less', async () => {
    const [mika, otto, busy] = [await someone('mika'), await someone('otto'), await someone('busy')]
    const { toolId } = await submit(mika)
    await submit(busy)
    const transfer = (to: Maker) => decide('ModerateMakers', { toolId, act: 'transfer', memberId: to.memberId, reason: 'ownership' })
    expect(await transfer(busy)).toBe('owner-has-launch')
    expect(await decide('ModerateMakers', { toolId, act: 'transfer', memberId: crypto.randomUUID(), reason: 'ownership' })).toBe(
      'unknown-member',
    )
    expect(await transfer(otto)).toBe(200)
    const remove = (who: Maker) => decide('ModerateMakers', { toolId, act: 'remove-maker', memberId: who.memberId, reason: 'ownership' })
    expect(await remove(otto)).toBe('owner-stays')
    expect(await remove(mika)).toBe(200)
    expect((await typesOf(`tool-${toolId}`)).slice(-4)).toEqual(['ToolModerated', 'ToolTransferred', 'ToolModerated', 'MakerLeft'])
    // The owner before may wait with another.
    expect((await submit(mika)).code).toBe(200)
  })
})
