import { expect, it } from 'vitest'
import { fieldErrors, problemIn } from './problem.ts'

const invalid = (...details: readonly { path: string; message: string }[]) => ({
  code: 'invalid',
  message: 'Something in this request is not as it should be. The details say what.',
  details,
})

it('says in words which fields are wrong, where the sentence leaves that to the details', () => {
  const problem = problemIn(
    invalid(
      { path: 'payload.links.website', message: 'leads to another site' },
      { path: 'payload.makerIds.0', message: 'Invalid input: expected string.' },
    ),
  )
  expect(problem?.message).toBe('Website leads to another site. Maker ids: Invalid input: expected string.')
})

it.each([
  [
    { code: 'tool-name-taken', message: 'Another product has this name.', details: [{ path: 'payload.name', message: 'is taken' }] },
    'Another product has this name.',
  ],
  [{ code: 'invalid', message: 'No.', details: [] }, 'No.'],
  [{ code: 'invalid', message: 'No.', details: 'unreadable' }, 'No.'],
  [{ code: 'invalid', message: 'No.' }, 'No.'],
])('leaves the sentence of %j as it is', (body, message) => {
  expect(problemIn(body)?.message).toBe(message)
})

it('finds no problem in what is none', () => {
  expect(problemIn({ code: 1 })).toBeUndefined()
  expect(problemIn(null)).toBeUndefined()
})

it('says what is wrong with a field by its path and by the first part of it', () => {
  expect(
    fieldErrors(
      invalid(
        { path: 'payload.links.website', message: 'is long' },
        { path: 'payload.links.github', message: 'leads elsewhere' },
        { path: 'payload.bio', message: 'is long, too' },
      ),
    ),
  ).toEqual({ 'links.website': 'is long', 'links.github': 'leads elsewhere', links: 'is long', bio: 'is long, too' })
})
