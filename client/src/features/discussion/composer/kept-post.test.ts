import { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import { beforeEach, expect, it } from 'vitest'
import { keptPosts } from './kept-post.ts'

const content = PostDraftContent.parse({ title: 'A rainy launch', body: 'It **rained**.' })

let held: Map<string, string>
const storage = () => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => void held.set(key, text),
  removeItem: (key: string) => void held.delete(key),
})

beforeEach(() => {
  held = new Map()
})

it('keeps what one member typed in one draft, also for a tab that is opened later', () => {
  keptPosts(storage).write('ada', 'new', { revision: null, content })
  const later = keptPosts(storage)
  expect(later.read('ada', 'new')).toEqual({ revision: null, content })
  expect(later.read('bo', 'new')).toBeUndefined()
  expect(later.read('ada', 'other')).toBeUndefined()
  later.drop('ada', 'new')
  expect(held.size).toBe(0)
})

it('drops nothing that another tab has typed meanwhile', () => {
  const [one, other] = [keptPosts(storage), keptPosts(storage)]
  one.write('ada', 'new', { revision: null, content })
  other.write('ada', 'new', { revision: null, content: { ...content, title: 'A dry launch' } })
  one.drop('ada', 'new')
  expect(other.read('ada', 'new')?.content.title).toBe('A dry launch')
})

it('goes without where a browser keeps nothing, and takes nothing for a draft that is none', () => {
  const blocked = keptPosts(() => {
    throw new Error('blocked')
  })
  blocked.write('ada', 'new', { revision: 1, content })
  blocked.drop('ada', 'new')
  expect(blocked.read('ada', 'new')).toBeUndefined()
  for (const odd of ['', '{', 'null', '{"revision":1}', '{"revision":"1","content":{}}']) {
    held.set('debut-post-ada-new', odd)
    expect({ odd, read: keptPosts(storage).read('ada', 'new') }).toEqual({ odd, read: undefined })
  }
})
