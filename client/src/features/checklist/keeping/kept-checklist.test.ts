import { expect, it } from 'vitest'
import { freshChecklist, ticked } from '../list/edit-checklist.ts'
import { doneIn, listWith, ownIn } from '../testing/lists.ts'
import { keptChecklists, keyOf } from './kept-checklist.ts'

const storageWith = (text?: string) => {
  const texts = new Map(text === undefined ? [] : [[keyOf(null), text]])
  return keptChecklists(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }))
}
const kept = { revision: 0, base: freshChecklist, content: ticked(listWith('Ada'), 'goal', true) }

it('keeps lists of visitors and members apart', () => {
  const lists = storageWith()
  expect(lists.read(null)).toEqual({ kept: undefined, isDamaged: false })
  expect(lists.write(null, kept)).toBe(true)
  expect(lists.read(null)).toEqual({ kept, isDamaged: false })
  expect(lists.read('ines').kept).toBeUndefined()
  lists.drop(null)
  expect(lists.read(null).kept).toBeUndefined()
})

it('saves what it can of a damaged list, and says so', () => {
  const [task] = listWith('Ada').tasks.slice(-1)
  const content = {
    launchDay: 'soon',
    tasks: [{ taskId: 'goal', isDone: true, own: null }, { taskId: 'tagline', isDone: 'yes' }, 7, task, { ...task, isDone: true }],
  }
  const { kept: found, isDamaged } = storageWith(JSON.stringify({ content })).read(null)
  expect(isDamaged).toBe(true)
  expect(found?.revision).toBe(0)
  expect(found && doneIn(found.content)).toEqual(['goal', 'own-ada'])
  expect(found && ownIn(found.content)).toEqual(['Ada'])
  expect(found?.content.tasks).toHaveLength(freshChecklist.tasks.length + 1)
  for (const broken of ['', '{"content', '[]', 'null', JSON.stringify({ content: { tasks: 'x'.repeat(600_000) } })])
    expect(storageWith(broken).read(null)).toEqual({ kept: undefined, isDamaged: true })
})

it('does without where a browser refuses', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const lists = keptChecklists(refuse)
  expect(lists.read(null)).toEqual({ kept: undefined, isDamaged: false })
  expect(lists.write(null, kept)).toBe(false)
  lists.drop(null)
})
