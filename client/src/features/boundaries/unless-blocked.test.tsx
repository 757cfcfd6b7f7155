import { configureStore } from '@reduxjs/toolkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { memberIdOf } from '../../lib/api/testing/ids.ts'
import { ownBoundaries } from '../../lib/boundaries/own-boundaries.ts'
import { outboxSlice } from '../../lib/commands/outbox-slice.ts'
import { ownResourcesSlice, resourceFetched, resourcesSlice } from '../../lib/resources/resources-slice.ts'
import { sessionFound, sessionSlice } from '../../lib/session/session-slice.ts'
import { UnlessBlocked } from './unless-blocked.tsx'

const [INES, TOMASZ, NOOR] = [memberIdOf(1), memberIdOf(2), memberIdOf(3)]

const drawn = (blocked: readonly string[]) => {
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      outbox: outboxSlice.reducer,
      resources: resourcesSlice.reducer,
      ownResources: ownResourcesSlice.reducer,
    },
  })
  store.dispatch(sessionFound({ memberId: INES }))
  const data = { blocked, muted: [], threads: [], tools: [], words: [], position: 10 }
  store.dispatch(resourceFetched({ key: ownBoundaries().key, isOwn: true, entry: { status: 'ready', data, pages: 1 } }))
  return renderToStaticMarkup(
    <Provider store={store}>
      <UnlessBlocked member={{ memberId: TOMASZ, username: 'tomasz' }}>Follow</UnlessBlocked>
    </Provider>,
  ).replaceAll(/<[^>]*>/g, '')
}

it('offers to unblock whom the reader has blocked, and what it stands for with all others', () => {
  expect(drawn([TOMASZ])).toBe('Unblock')
  expect(drawn([NOOR])).toBe('Follow')
})
