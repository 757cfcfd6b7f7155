import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { expect, it } from 'vitest'
import { keptDrafts } from './kept-draft.ts'

const content = DraftContent.parse({ name: 'Kite' })

const browser = () => {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

it('keeps what one member typed for one tool, and gives it to no other member', () => {
  const storage = browser()
  const kept = keptDrafts(() => storage)
  expect(kept.write('ada', 't1', { revision: 3, content })).toBe(true)
  expect(keptDrafts(() => storage).read('ada', 't1')).toEqual({ revision: 3, content })
  expect(kept.read('bo', 't1')).toBeUndefined()
  expect(kept.read('ada', 't2')).toBeUndefined()
  kept.drop('ada', 't1')
  expect(kept.read('ada', 't1')).toBeUndefined()
})

it('drops nothing that another tab has typed meanwhile', () => {
  const storage = browser()
  const [one, other] = [keptDrafts(() => storage), keptDrafts(() => storage)]
  one.write('ada', 't1', { revision: 3, content })
  other.write('ada', 't1', { revision: 3, content: { ...content, name: 'Kites' } })
  one.drop('ada', 't1')
  expect(other.read('ada', 't1')?.content.name).toBe('Kites')
})

it('lives without a browser that keeps anything, and without what is no draft', () => {
  const blocked = keptDrafts(() => {
    throw new Error('blocked')
  })
  expect(blocked.write('ada', 't1', { revision: 1, content })).toBe(false)
  expect(blocked.read('ada', 't1')).toBeUndefined()
  blocked.drop('ada', 't1')
  const storage = browser()
  storage.setItem('debut-draft-ada-t1', '{"revision":"x"}')
  expect(keptDrafts(() => storage).read('ada', 't1')).toBeUndefined()
})
