import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostHidden, PostPublished, PostShown, postStream } from '@debut/events/discussion/post-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import {
  AppealAnswered,
  AppealMade,
  conductStream,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import { ErasureId } from '@debut/events/moderation/sanction.ts'
import { TagBanned, TagKept, TagMerged, TAGS } from '@debut/events/tags/tag-events.ts'
import { ulidAt } from '@debut/testing/ids-at.ts'
import { eventually } from '@debut/testing/eventually.ts'
import type { SanctionFrame } from '@debut/events/moderation/moderation-answers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectLive } from '../kernel/live/testing/live-client.ts'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const DAY = Day.parse('2026-03-02')

describe('moderation', () => {
  let story: Story
  let getNow: Awaited<ReturnType<Story['serve']>>['getNow']
  let url: string
  let now = toInstant('2026-03-02T20:00:00Z')
  let [boss, moira, ines, noor, lena]: Member[] = [] as never
  let kiln: Launch
  const postId = PostId.parse(ulidAt(now))

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    boss = await story.member('the-boss', 'admin')
    moira = await story.member('moira', 'moderator')
    ines = await story.member('ines')
    noor = await story.member('noor')
    lena = await story.member('lena')
    kiln = await story.launch('kiln', DAY)
    await story.open(DAY, [kiln])
    ;({ getNow, url } = await story.serve(() => now))
  })
  afterAll(() => story.end())

  const act = (member: Member | undefined, revision: number) => ({
    actId: actIdOf({ stream: conductStream(idOf(member)), revision }),
  })
  const idOf = (member: Member | undefined) => {
    if (member === undefined) throw new Error('only once the story has begun')
    return member.memberId
  }
  const conduct = (member: Member | undefined, by: Member | undefined, ...facts: Parameters<Story['append']>[2][]) =>
    story.append(conductStream(idOf(member)), idOf(by), ...facts)
  const said = (member: Member | undefined, by = moira) => ({ memberId: idOf(member), rule: 'spam', note: null, by: idOf(by) }) as const
  const logged = async (query = '') =>
    (await getNow(`/api/moderation/log${query}`)).body as { acts: Record<string, unknown>[]; more: boolean }
  const asked = async (path: string, by: Member | undefined) => (await getNow(path, { token: by?.token ?? '' })).body

  it('has every act in the public log, by no name of a moderator, with an address where that is public', async () => {
    await story.append(TAGS, idOf(moira), TagKept({ tag: 'ai', name: 'AI' }), TagBanned({ tag: 'scam', reason: 'spam' }))
    const content: Parameters<typeof PostPublished>[0] = {
      postId,
      memberId: idOf(ines),
      kind: 'shipped',
      title: 'Our release',
      body: 'Read it.',
      toolId: null,
      mentions: [],
    }
    await story.append(postStream(postId), idOf(ines), PostPublished(content), PostHidden({ postId, reason: 'links', by: null }))
    const { acts } = await logged()
    expect(acts).toMatchObject([
      { kind: 'post-hidden', reason: 'links', by: 'rule', subject: { kind: 'post', name: null, path: null }, of: null, undone: false },
      { kind: 'tag-banned', reason: 'spam', by: 'moderator', subject: { kind: 'tag', name: null, path: null } },
      { kind: 'tag-kept', reason: null, by: 'moderator', subject: { kind: 'tag', name: 'AI', path: '/tags/ai' } },
    ])
    for (const hidden of [idOf(moira), idOf(ines), 'moira']) expect(JSON.stringify(acts)).not.toContain(hidden)
  })

  it('does not name members who are warned, and names those who are banned as long as the ban stands and their account exists', async () => {
    await conduct(noor, moira, MemberWarned(said(noor)))
    await conduct(noor, boss, MemberBanned({ ...said(noor, boss), voidsVotes: null }))
    await conduct(lena, moira, MemberSuspended({ ...said(lena), until: '2026-03-09T20:00:00.000Z' }))
    const named = { kind: 'member', name: 'noor', path: '/profile/noor' }
    expect((await logged('?group=members')).acts).toMatchObject([
      { kind: 'member-suspended', subject: { name: 'lena' } },
      { kind: 'member-banned', subject: named },
      { kind: 'member-warned', subject: null },
    ])
    await conduct(noor, boss, SanctionLifted({ memberId: idOf(noor), ...act(noor, 1), sanction: 'ban', reason: 'mistake', by: idOf(boss) }))
    await story.append(`member-${idOf(lena)}`, idOf(lena), MemberErased({ memberId: idOf(lena) }))
    const { acts } = await logged('?group=members')
    expect(acts).toMatchObject([
      { kind: 'ban-lifted', of: { actId: acts[2]?.['actId'], kind: 'member-banned' }, subject: null },
      { kind: 'member-suspended', subject: { kind: 'member', name: null, path: null } },
      { kind: 'member-banned', subject: { kind: 'member', name: null, path: null }, undone: true },
      {},
    ])
    for (const name of ['noor', 'lena']) expect(JSON.stringify(acts)).not.toContain(name)
    // An act's id that can be derived from a member's id would reveal them to anyone who tries all members.
    for (const { actId } of [act(noor, 0), act(noor, 1), act(noor, 2), act(lena, 0)]) expect(JSON.stringify(acts)).not.toContain(actId)
  })

  it('goes on page by page, and shows one group where that is asked for', async () => {
    const first = await logged('?limit=3')
    expect([first.acts.length, first.more]).toEqual([3, true])
    const rest = await logged(`?before=${String(first.acts.at(-1)?.['position'])}`)
    expect(rest.more).toBe(false)
    expect([...first.acts, ...rest.acts]).toEqual((await logged()).acts)
    await story.append(TAGS, idOf(moira), TagMerged({ tag: 'llm', into: 'ai', reason: 'same-meaning' }))
    const tags = (await logged('?group=tags')).acts.map(({ kind, reason }) => [kind, reason])
    expect(tags).toEqual([
      ['tag-merged', 'same-meaning'],
      ['tag-banned', 'spam'],
      ['tag-kept', null],
    ])
    expect((await getNow('/api/moderation/log?group=moderators')).status).toBe(400)
  })

  it('shows what votes were judged to be once the points of their day are shown', async () => {
    now = story.at('2026-03-02T09:00:00Z')
    const vote = await story.cast(ines as Member, kiln)
    await story.void(vote)
    expect((await logged('?group=votes')).acts).toEqual([])
    now = story.at('2026-03-02T20:00:00Z')
    const { acts } = await logged('?group=votes')
    expect(acts).toMatchObject([{ kind: 'vote-voided', reason: 'ring', subject: { kind: 'tool', path: '/tool/kiln' } }])
    expect(JSON.stringify(acts)).not.toContain(idOf(ines))
    await story.restore(vote)
  })

  it('shows which awards were changed, by which rule, and because of which act', async () => {
    const vote = await story.cast(lena as Member, kiln)
    await story.void(vote)
    await story.revised(DAY, story.last(), [])
    const [revised] = (await logged('?group=votes')).acts
    expect(revised).toMatchObject({
      kind: 'award-revised',
      reason: 'ring',
      by: 'rule',
      rule: 'v1',
      subject: { kind: 'board', name: 'Board of 2 Mar 2026', path: '/?start=2026-03-02' },
      of: { kind: 'vote-voided' },
    })
    await story.restore(vote)
  })

  it('tells members what they can appeal, moderators what waits, and both what became of it', async () => {
    const hiding = actIdOf({ stream: postStream(postId), revision: 1 })
    await conduct(ines, moira, MemberWarned({ ...said(ines), note: 'Twice the same.' }))
    expect((await asked('/api/own-acts', ines))['acts']).toMatchObject([
      { ...act(ines, 0), kind: 'member-warned', appeal: null, hides: null },
      {
        actId: hiding,
        kind: 'post-hidden',
        subject: { name: 'Our release', path: `/posts/${postId}` },
        appeal: null,
        hides: 'Our release',
      },
    ])
    const appeal = { memberId: idOf(ines), ...act(ines, 0), stream: conductStream(idOf(ines)), revision: 0, text: 'Once.' }
    await conduct(ines, ines, AppealMade(appeal))
    const open = { memberId: idOf(ines), username: 'ines', text: 'Once.', act: { kind: 'member-warned', reason: 'spam' } }
    expect(await asked('/api/moderation/appeals', moira)).toMatchObject({
      total: 1,
      appeals: [{ ...open, isOwnAct: true, waitsFor: 'another' }],
    })
    expect(await asked('/api/moderation/appeals', boss)).toMatchObject({ appeals: [{ isOwnAct: false, waitsFor: null }] })
    expect((await asked('/api/own-page', ines))['sanction']).toMatchObject({
      kind: 'warning',
      rule: 'spam',
      note: 'Twice the same.',
      until: null,
      appealUntil: '2026-04-01T20:00:00.000Z',
      appeal: { outcome: null, answer: null },
    })
    await conduct(
      ines,
      ines,
      AppealMade({ memberId: idOf(ines), actId: hiding, stream: postStream(postId), revision: 1, text: 'A quote.' }),
    )
    expect(await asked('/api/moderation/appeals', boss)).toMatchObject({
      total: 2,
      appeals: [{ appealed: null }, { text: 'A quote.', appealed: expect.stringMatching(/^\*\*Our release\*\*\n\n./) }],
    })
    const hidingAnswered = AppealAnswered({ memberId: idOf(ines), actId: hiding, outcome: 'upheld', text: 'No quote.', by: idOf(boss) })
    await conduct(ines, boss, hidingAnswered)
    const answer = AppealAnswered({ memberId: idOf(ines), ...act(ines, 0), outcome: 'upheld', text: 'It was twice.', by: idOf(boss) })
    await conduct(ines, boss, answer)
    expect(await asked('/api/moderation/appeals', boss)).toMatchObject({ total: 0, appeals: [] })
    const answered = { outcome: 'upheld', answer: 'It was twice.' }
    expect((await asked('/api/own-acts', ines))['acts']).toMatchObject([{ appeal: answered }, {}])
    expect(await asked(`/api/moderation/members/${idOf(ines)}`, moira)).toMatchObject({
      username: 'ines',
      sanctions: [{ kind: 'warning', note: 'Twice the same.', lifted: false, appeal: answered }],
    })
    expect((await logged('?group=appeals')).acts).toMatchObject([
      { kind: 'appeal-upheld', of: { kind: 'member-warned' }, subject: null },
      { kind: 'appeal-upheld', of: { kind: 'post-hidden' }, subject: null },
    ])
  })

  it('settles an appeal once a moderator takes back what it is about, without an answer', async () => {
    const juno = await story.member('juno')
    const itsPost = PostId.parse(ulidAt(now))
    const content = {
      memberId: juno.memberId,
      kind: 'shipped',
      title: null,
      body: `Mine, @{${idOf(noor)}}.`,
      toolId: null,
      mentions: [] as string[],
    } as const
    const [published, hidden] = [
      PostPublished({ postId: itsPost, ...content }),
      PostHidden({ postId: itsPost, reason: 'spam', by: idOf(moira) }),
    ]
    await story.append(postStream(itsPost), juno.memberId, published, hidden)
    await conduct(juno, boss, MemberBanned({ ...said(juno, boss), voidsVotes: null }))
    const hiding = { actId: actIdOf({ stream: postStream(itsPost), revision: 1 }), stream: postStream(itsPost), revision: 1 }
    const ban = { ...act(juno, 0), stream: conductStream(juno.memberId), revision: 0 }
    const appealed = (what: typeof ban) => AppealMade({ memberId: juno.memberId, ...what, text: 'Please look again.' })
    const waiting = async () => {
      const { total } = await asked('/api/moderation/appeals', boss)
      return { appeals: total, all: (await asked('/api/operations/counts', moira))['moderation'] }
    }
    const { all } = await waiting()
    expect((await asked('/api/own-acts', juno))['acts']).toMatchObject([{ hides: null }, { hides: 'Mine, @noor.' }])
    await conduct(juno, juno, appealed(ban), appealed(hiding))
    expect(await waiting()).toEqual({ appeals: 2, all: Number(all) + 2 })
    await conduct(
      juno,
      boss,
      SanctionLifted({ memberId: juno.memberId, ...act(juno, 0), sanction: 'ban', reason: 'reviewed', by: idOf(boss) }),
    )
    await story.append(postStream(itsPost), idOf(moira), PostShown({ postId: itsPost, by: idOf(moira), reason: 'reviewed' }))
    expect(await waiting()).toEqual({ appeals: 0, all })
    const settled = { appeal: { outcome: 'settled', answer: null } }
    const shown = { ...settled, hides: null }
    expect((await asked('/api/own-acts', juno))['acts']).toMatchObject([shown, shown])
    expect(await asked(`/api/moderation/members/${juno.memberId}`, moira)).toMatchObject({ sanctions: [settled] })
  })

  it('has a page tell its member of a ban before a suspension, of that before a warning, and of none that is over', async () => {
    const mika = await story.member('mika')
    const shown = async () => (await asked('/api/own-page', mika))['sanction'] ?? null
    const suspended = (until: string) => MemberSuspended({ ...said(mika), until })
    expect(await shown()).toBeNull()
    await conduct(mika, moira, MemberWarned(said(mika)))
    expect(await shown()).toMatchObject({ kind: 'warning' })
    await conduct(mika, moira, suspended('2026-05-30T20:00:00.000Z'), suspended('2026-03-05T20:00:00.000Z'))
    expect(await shown()).toMatchObject({ kind: 'suspension', until: '2026-03-05T20:00:00.000Z' })
    now = toInstant('2026-03-06T20:00:00Z')
    expect(await shown()).toMatchObject({ kind: 'warning' })
    now = toInstant('2026-04-06T20:00:00Z')
    expect(await shown()).toBeNull()
    await conduct(mika, boss, MemberBanned({ ...said(mika, boss), voidsVotes: null }))
    expect(await shown()).toMatchObject({ kind: 'ban', until: null })
    await conduct(
      mika,
      boss,
      SanctionLifted({ memberId: mika.memberId, ...act(mika, 3), sanction: 'ban', reason: 'mistake', by: idOf(boss) }),
    )
    expect(await shown()).toBeNull()
    now = toInstant('2026-03-02T20:00:00Z')
  })

  it('tells its member of a sanction once it is decided, and once it is lifted, and tells no other member', async () => {
    const [theo, other] = [await story.member('theo'), await story.member('other')]
    const follow = async ({ token }: Member) => {
      const client = await connectLive<SanctionFrame>(url)
      client.say({ type: 'hello', token })
      await client.receives('welcome')
      client.say({ type: 'subscribe', topic: 'sanction', cursor: null })
      await client.receives('message', 'sanction')
      return { all: () => client.bodies('sanction').map(({ sanction }) => sanction), socket: client.socket }
    }
    const [his, another] = [await follow(theo), await follow(other)]
    expect(his.all()).toEqual([null])
    const until = '2026-03-09T20:00:00.000Z'
    await conduct(theo, moira, MemberWarned(said(theo)), MemberSuspended({ ...said(theo), until }))
    await eventually(() => expect(his.all().at(-1)).toMatchObject({ kind: 'suspension', until, appeal: null }))
    const lifted = { memberId: theo.memberId, ...act(theo, 1), sanction: 'suspension', by: idOf(moira) } as const
    await conduct(theo, moira, SanctionLifted({ ...lifted, reason: 'mistake' }))
    await eventually(() => expect(his.all().at(-1)).toMatchObject({ kind: 'warning' }))
    expect(another.all()).toEqual([null])
    for (const { socket } of [his, another]) socket.close()
  })

  it('has moderators decide what continues from an erased account, bans by admins alone, and names its member only after that', async () => {
    const [back, again] = [await story.member('back'), await story.member('again')]
    const path = '/api/moderation/continued'
    const waiting = async (by: Member | undefined) => (await asked(path, by))['sanctions']
    const continued = (member: Member, erasureId: string, until: string | null) =>
      SanctionContinued({
        memberId: member.memberId,
        erasureId: ErasureId.parse(erasureId),
        sanction: until === null ? 'ban' : 'suspension',
        rule: 'spam',
        until,
      })
    await conduct(back, back, continued(back, '6f0d9f0e-2d2b-4c1e-9a53-0c6f6a1e7b21', null))
    await conduct(again, again, continued(again, '0d3c2f6a-97b1-4b5e-8f5a-6a3b1c2d4e5f', '2026-03-05T20:00:00.000Z'))
    const ofBack = { ...act(back, 0), memberId: back.memberId, username: 'back', kind: 'ban', rule: 'spam', until: null }
    const ofAgain = { ...act(again, 0), memberId: again.memberId, kind: 'suspension', until: '2026-03-05T20:00:00.000Z' }
    expect(await waiting(boss)).toMatchObject([ofBack, ofAgain])
    expect(await waiting(moira)).toMatchObject([ofAgain])
    expect((await getNow(path, { token: back.token })).status).toBe(403)
    expect(await asked('/api/own-page', back)).toMatchObject({ sanction: { kind: 'ban', continued: true, rule: 'spam' } })
    expect(await asked(`/api/moderation/members/${back.memberId}`, moira)).toMatchObject({ sanctions: [{ kind: 'ban', continued: true }] })
    const inLog = async () => (await logged('?group=members&limit=2')).acts
    expect(await inLog()).toMatchObject([
      { kind: 'member-still-suspended', by: 'rule', reason: 'spam', subject: null },
      { kind: 'member-still-banned', by: 'rule', reason: 'spam', subject: null },
    ])

    await conduct(back, boss, SanctionKept({ memberId: back.memberId, ...act(back, 0), sanction: 'ban', by: idOf(boss) }))
    expect(await waiting(boss)).toMatchObject([ofAgain])
    expect(await inLog()).toMatchObject([
      { kind: 'ban-kept', by: 'moderator', subject: { name: 'back' } },
      { kind: 'member-still-suspended' },
    ])
    now = toInstant('2026-03-06T20:00:00Z')
    expect(await waiting(boss)).toEqual([])
    now = toInstant('2026-03-02T20:00:00Z')
  })

  it('says of what a moderator wrote, made or is meant by that another member of the team decides it', async () => {
    const [vera, other] = [await story.member('vera', 'moderator'), await story.member('vito', 'moderator')]
    const ownPost = PostId.parse(ulidAt(now))
    const content = {
      memberId: vera.memberId,
      kind: 'shipped',
      title: null,
      body: 'Mine.',
      toolId: null,
      mentions: [] as string[],
    } as const
    await story.append(
      postStream(ownPost),
      vera.memberId,
      PostPublished({ postId: ownPost, ...content }),
      PostHidden({ postId: ownPost, reason: 'links', by: null }),
    )
    const waits = async (reader: Member) => {
      const { texts } = (await asked('/api/moderation/texts', reader)) as { texts: { postId: string; waitsFor: string | null }[] }
      return texts.filter((each) => each.postId === ownPost).map(({ waitsFor }) => waitsFor)
    }
    expect([await waits(vera), await waits(other)]).toEqual([['another'], [null]])

    await conduct(vera, boss, MemberWarned(said(vera, boss)))
    const sanctionsFor = async (reader: Member | undefined) => asked(`/api/moderation/members/${vera.memberId}`, reader)
    expect(await sanctionsFor(vera)).toMatchObject({ waitsFor: 'another', sanctions: [{ waitsFor: 'another' }] })
    expect(await sanctionsFor(other)).toMatchObject({ waitsFor: null, sanctions: [{ waitsFor: 'admin' }] })
    expect(await sanctionsFor(boss)).toMatchObject({ waitsFor: null, sanctions: [{ waitsFor: null }] })
  })

  it('is closed to moderators while they are suspended, and open again once that is lifted', async () => {
    const mods = await story.member('mads', 'moderator')
    const [queue, page] = [() => getNow('/api/moderation/texts', { token: mods.token }), () => asked('/api/own-page', mods)]
    await eventually(async () => expect((await queue()).status).toBe(200))
    expect((await page())['mayModerate']).toBe(true)
    await conduct(mods, boss, MemberSuspended({ ...said(mods, boss), until: '2026-03-09T20:00:00.000Z' }))
    await eventually(async () => expect((await queue()).status).toBe(403))
    expect((await page())['mayModerate']).toBeUndefined()
    const lifted = { memberId: mods.memberId, ...act(mods, 0), sanction: 'suspension', reason: 'mistake', by: idOf(boss) } as const
    await conduct(mods, boss, SanctionLifted(lifted))
    await eventually(async () => expect((await queue()).status).toBe(200))
    expect((await page())['mayModerate']).toBe(true)
  })

  it('counts the votes that a ban would take, on the boards that are open', async () => {
    const path = `/api/moderation/members/${idOf(ines)}/votes`
    expect(await asked(path, boss)).toMatchObject({ votes: 1, points: 1, boards: 4 })
    now = toInstant('2026-03-03T20:00:00Z')
    expect(await asked(path, boss)).toMatchObject({ votes: 0, points: 0, boards: 0 })
    now = toInstant('2026-03-02T20:00:00Z')
    expect((await getNow(path, { token: moira?.token ?? '' })).status).toBe(403)
    const unknown = story.world.person('unknown').memberId
    expect((await getNow(`/api/moderation/members/${unknown}`, { token: moira?.token ?? '' })).status).toBe(404)
  })
})
