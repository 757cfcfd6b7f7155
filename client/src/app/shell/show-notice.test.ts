import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, it } from 'vitest'
import { selectToasts, toastsSlice } from '../../lib/toasts/toasts-slice.ts'
import { FORGET_NOTICE, noticeCookie } from '../notice-cookie.ts'
import { showNotice } from './show-notice.ts'

const shown = (cookie: string) => {
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer }, middleware: () => new Tuple(sagas) })
  const document = { cookie }
  sagas.run(showNotice, document)
  return { toasts: selectToasts(store.getState()), cookie: document.cookie }
}

it('says what the server left to be said, and lets it be forgotten', () => {
  const notice = { title: 'Authentication required', description: 'Please log in to access your settings' }
  const [cookie = ''] = noticeCookie(notice).split(';')
  expect(shown(`theme=dark; ${cookie}`)).toMatchObject({ toasts: [notice], cookie: FORGET_NOTICE })
})

it('says nothing where nothing was left, or nothing that can be read', () => {
  for (const cookie of ['theme=dark', 'debut-notice=%5B1%5D', 'debut-notice=%']) expect(shown(cookie)).toEqual({ toasts: [], cookie })
})
