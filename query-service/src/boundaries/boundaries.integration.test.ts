import {
  boundariesStream,
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  ThreadMuted,
  ToolMuted,
  WordMuted,
  WordUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostDeleted, PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ToolHidden } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
const wordId = WordId.parse('01K9Z7V5C0QW8R3N4M2X000030')

describe('what a member blocked and muted', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let ines: Member
  let tomasz: Member
  let noor: Member
  let kite: Launch

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    noor = await story.member('noor')
    kite = await story.launch('kite', TODAY)
    await story.open(TODAY, [kite])
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
    const { memberId } = tomasz
    const post = { postId, memberId, kind: 'shipped', title: null, body: 'Look at *this*.', toolId: null } as const
    await story.append(postStream(postId), memberId, PostPublished({ ...post, mentions: [] }))
    await byInes(
      MemberBlocked({ memberId: ines.memberId, blockedId: tomasz.memberId }),
      MemberMuted({ memberId: ines.memberId, mutedId: noor.memberId }),
      ThreadMuted({ memberId: ines.memberId, postId }),
      ToolMuted({ memberId: ines.memberId, toolId: kite.toolId }),
      WordMuted({ memberId: ines.memberId, wordId, word: 'Free Money' }),
    )
  })
  afterAll(() => story.end())

  const byInes = (...facts: Parameters<Story['append']>[2][]) => story.append(boundariesStream(ines.memberId), ines.memberId, ...facts)
  const own = async ({ token }: Member, path = '/api/boundaries') => (await served.getNow(path, { token })).body
  const none = { blocked: [], muted: [], threads: [], tools: [], words: [] }

  it('is known to them', async () => {
    expect(await own(ines)).toMatchObject({
      blocked: [tomasz.memberId],
      muted: [noor.memberId],
      threads: [postId],
      tools: [kite.toolId],
      words: [{ wordId, word: 'Free Money' }],
    })
    expect(await own(ines, '/api/boundaries/listed')).toMatchObject({
      blocked: [{ memberId: tomasz.memberId, username: 'tomasz', avatar: null }],
      muted: [{ memberId: noor.memberId, username: 'noor' }],
      threads: [{ postId, name: 'Look at this.' }],
      tools: [{ toolId: kite.toolId, tool: { slug: 'kite', name: 'KITE' } }],
      words: [{ wordId, word: 'Free Money' }],
    })
  })

  it('is not shown to anyone else', async () => {
    for (const path of ['/api/boundaries', '/api/boundaries/listed']) {
      expect(await own(tomasz, path)).toMatchObject(none)
      expect((await served.getNow(path, { token: ines.token })).headers.get('cache-control')).toBe('no-store')
      expect((await served.getNow(path)).status).toBe(401)
    }
  })

  it('is shown to the one who is blocked, and of one member at a time', async () => {
    const by = ({ memberId }: { memberId: string }) => `/api/boundaries/by/${memberId}`
    expect(await own(tomasz, by(ines))).toMatchObject({ memberId: ines.memberId, isBlocked: true })
    expect(await own(noor, by(ines))).toMatchObject({ isBlocked: false })
    expect(await own(ines, by(tomasz))).toMatchObject({ isBlocked: false })
  })

  it('can still be taken from the list where it can’t be seen any more', async () => {
    await story.append(postStream(postId), tomasz.memberId, PostDeleted({ postId, memberId: tomasz.memberId }))
    await story.append(`tool-${kite.toolId}`, ines.memberId, ToolHidden({ toolId: kite.toolId, by: ines.memberId }))
    expect(await own(ines, '/api/boundaries/listed')).toMatchObject({
      threads: [{ postId, name: null }],
      tools: [{ toolId: kite.toolId, tool: null }],
    })
  })

  it('is gone once it is undone, and with whom it names', async () => {
    await byInes(MemberUnblocked({ memberId: ines.memberId, blockedId: tomasz.memberId }), WordUnmuted({ memberId: ines.memberId, wordId }))
    await story.append(`member-${noor.memberId}`, noor.memberId, MemberErased({ memberId: noor.memberId }))
    for (const path of ['/api/boundaries', '/api/boundaries/listed'])
      expect(await own(ines, path)).toMatchObject({ blocked: [], muted: [], words: [] })
  })
})
