import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Interest, isLiteralSubject, isSubject, SubjectTree } from './subject-tree.ts'

const matches = (pattern: readonly string[], subject: readonly string[]): boolean => {
  const [wanted, ...restWanted] = pattern
  const [token, ...rest] = subject
  if (wanted === undefined || token === undefined) return wanted === token
  if (wanted === '>') return true
  return (wanted === '*' || wanted === token) && matches(restWanted, rest)
}

const token = fc.constantFrom('a', 'b', 'c')
const literal = fc.array(token, { minLength: 1, maxLength: 4 }).map((tokens) => tokens.join('.'))
const pattern = fc
  .tuple(fc.array(fc.oneof(token, fc.constant('*')), { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([tokens, open]) => (open ? [...tokens.slice(1), '>'] : tokens).join('.'))
const interest = fc.record({ subject: pattern, queue: fc.option(fc.constantFrom('q', 'r'), { nil: undefined }) })

const found = (tree: SubjectTree<Interest>, subject: string) => {
  const { everyone, groups } = tree.match(subject)
  return { everyone: new Set(everyone), groups: new Set(groups.map((group) => new Set(group))) }
}

it('finds for every subject exactly the subscriptions whose pattern it fits, whatever came and went before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(interest, fc.boolean(), literal), { maxLength: 40 }), (steps) => {
      const tree = new SubjectTree<Interest>()
      const standing: Interest[] = []
      for (const [added, removes, subject] of steps) {
        tree.add(added)
        standing.push(added)
        if (removes) {
          const gone = standing.shift()
          if (gone !== undefined) tree.remove(gone)
        }
        const fitting = standing.filter((each) => matches(each.subject.split('.'), subject.split('.')))
        const groups = Map.groupBy(
          fitting.filter((each) => each.queue !== undefined),
          (each) => each.queue,
        )
        expect(found(tree, subject)).toEqual({
          everyone: new Set(fitting.filter((each) => each.queue === undefined)),
          groups: new Set([...groups.values()].map((group) => new Set(group))),
        })
        expect(tree.size).toBe(standing.length)
      }
    }),
    { numRuns: runs(500) },
  )
})

it('knows a subject from what is none', () => {
  const subjects = ['a', 'a.b', '*', '>', 'a.*.b', 'a.>', '*.*', 'a*', 'a>.b', 'a.*b']
  const none = ['', '.', 'a.', '.a', 'a..b', '>.a', 'a.>.b']
  expect(subjects.filter((each) => !isSubject(each))).toEqual([])
  expect(none.filter(isSubject)).toEqual([])
  expect(subjects.filter(isLiteralSubject)).toEqual(['a', 'a.b', 'a*', 'a>.b', 'a.*b'])
})

it('meets a published wildcard with wildcards only', () => {
  const tree = new SubjectTree<Interest>()
  const any = { subject: 'a.*', queue: undefined }
  tree.add(any)
  tree.add({ subject: 'a.b', queue: undefined })
  expect(tree.match('a.*').everyone).toEqual([any])
})
