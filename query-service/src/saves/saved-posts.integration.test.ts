import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostDeleted, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { SavedPosts } from '@debut/events/saves/save-answers.ts'
import { PostSaved, PostUnsaved } from '@debut/events/saves/save-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from '../discussion/testing/write-texts.ts'
import { type Member, startStory, type Story } from '../testing/story.ts'

describe('posts that a member saved', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz]: [Member, Member] = [] as never
  let [first, second]: [PostId, PostId] = [] as never

  beforeAll(async () => {
    story = await startStory()
    const write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    first = await write.publish(tomasz, 'The first', { title: 'First' })
    second = await write.publish(ines, 'The second', { title: 'Second' })
    const now = story.at('2026-03-02T20:00:00Z')
    await story.project()
    served = await story.serve(() => now)
    await save(second)
    await save(first)
  })
  afterAll(() => story.end())

  const byInes = (fact: Parameters<Story['append']>[2]) => story.append(`saver-${ines.memberId}`, ines.memberId, fact)
  const save = (postId: PostId) => byInes(PostSaved({ memberId: ines.memberId, postId }))
  const onPost = (postId: PostId, fact: Parameters<Story['append']>[2]) => story.append(`post-${postId}`, ines.memberId, fact)
  const listOf = async (path = '/api/saves/posts') => (await served.getNow(path, { token: ines.token })).body as unknown as SavedPosts
  const titles = ({ posts }: SavedPosts) => posts.map(({ title }) => title)

  it('are there for them alone, the newest save first, page by page', async () => {
    const list = await listOf()
    expect(titles(list)).toEqual(['First', 'Second'])
    expect(list.total).toBe(2)
    expect(titles(await listOf('/api/saves/posts?limit=1&offset=1'))).toEqual(['Second'])
    expect((await served.getNow('/api/saves/posts')).status).toBe(401)
    expect((await served.getNow('/api/saves/posts', { token: tomasz.token })).body).toMatchObject({ posts: [], total: 0 })
  })

  it('are marked on the pages that show them, for their reader', async () => {
    const asked = `/api/saves?posts=${first},${second}`
    await byInes(PostUnsaved({ memberId: ines.memberId, postId: second }))
    expect((await served.getNow(asked, { token: ines.token })).body).toMatchObject({ tools: [], posts: [first] })
    expect((await served.getNow(asked, { token: tomasz.token })).body).toMatchObject({ posts: [] })
    await save(second)
  })

  it('are left out while they are hidden, and once they are deleted', async () => {
    await onPost(first, PostHidden({ postId: first, reason: 'spam', by: ines.memberId }))
    expect(await listOf()).toMatchObject({ total: 1, posts: [{ title: 'Second' }] })
    await onPost(first, PostShown({ postId: first, reason: 'mistake', by: ines.memberId }))
    await onPost(second, PostDeleted({ postId: second, memberId: ines.memberId }))
    expect(await listOf()).toMatchObject({ total: 1, posts: [{ title: 'First' }] })
  })

  it('are gone with their authors', async () => {
    await story.append(`member-${tomasz.memberId}`, tomasz.memberId, MemberErased({ memberId: tomasz.memberId }))
    expect(await listOf()).toMatchObject({ total: 0, posts: [] })
  })
})
