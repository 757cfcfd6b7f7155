import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import { actingToastsDropped, toastClosed, toastRemoved, toastShown, toastsSlice } from './toasts-slice.ts'

const after = (...actions: UnknownAction[]) => actions.reduce(toastsSlice.reducer, toastsSlice.reducer(undefined, { type: 'start' })).toasts
const ids = (toasts: ReturnType<typeof after>) => toasts.map(({ id }) => id)
const show = (id: string) => toastShown({ id, title: `Title ${id}` })

it('shows the newest first', () => {
  expect(ids(after(show('a'), show('b')))).toEqual(['b', 'a'])
})

it('shows five at once and drops the older ones', () => {
  expect(ids(after(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(show)))).toEqual(['g', 'f', 'e', 'd', 'c'])
})

it('distinguishes two toasts that came without an id', () => {
  const toasts = after(toastShown({ title: 'Saved' }), toastShown({ title: 'Saved' }))
  expect(new Set(ids(toasts)).size).toBe(2)
  expect(toasts.every(({ open }) => open)).toBe(true)
})

it('shows the same message once, with its latest words', () => {
  const toasts = after(show('vote'), show('b'), toastShown({ id: 'vote', title: 'Two votes left' }))
  expect(ids(toasts)).toEqual(['vote', 'b'])
  expect(toasts[0]?.title).toBe('Two votes left')
})

it('keeps a closed one while it fades, and then forgets it', () => {
  expect(after(show('a'), show('b'), toastClosed('a'))).toMatchObject([
    { id: 'b', open: true },
    { id: 'a', open: false },
  ])
  expect(ids(after(show('a'), show('b'), toastClosed('a'), toastRemoved('a')))).toEqual(['b'])
})

it('keeps one that was shown again while it faded', () => {
  expect(ids(after(show('a'), toastClosed('a'), show('a'), toastRemoved('a')))).toEqual(['a'])
})

it('does not mind the closing of one that was dropped', () => {
  expect(after(toastClosed('gone'), toastRemoved('gone'))).toEqual([])
})

it('drops those that have something done, and keeps what leads somewhere', () => {
  const undo = toastShown({ id: 'saved', title: 'Saved', actions: [{ label: 'Undo', dispatch: { type: 'undo' } }] })
  const link = toastShown({ id: 'link', title: 'Published', actions: [{ label: 'Open', to: '/' }] })
  expect(ids(after(undo, link, show('a'), actingToastsDropped()))).toEqual(['a', 'link'])
})
