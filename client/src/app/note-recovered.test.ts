import { expect, it } from 'vitest'
import { onFailed } from '../lib/failures/failed.ts'
import { noteRecovered } from './note-recovered.ts'

const notedOf = (error: unknown) => {
  const noted: unknown[] = []
  const forget = onFailed((failure) => noted.push(failure))
  noteRecovered(error)
  forget()
  return noted
}

it('says nothing of code that did not come while the page woke up', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/text.js')
  expect(notedOf(new Error('drawn anew', { cause: missing }))).toEqual([])
})

it('reports any other difference to what the server drew, by its cause', () => {
  const cause = new Error('planted')
  const mismatch = new Error('Hydration failed')
  expect(notedOf(new Error('drawn anew', { cause }))).toEqual([{ part: 'hydration', error: cause }])
  expect(notedOf(mismatch)).toEqual([{ part: 'hydration', error: mismatch }])
})
