import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { createApiClient } from '../lib/api/api-client.ts'
import { now } from '../lib/clock/instants.ts'
import { createLiveStream } from '../lib/live/live-stream.ts'
import { pageMoments } from '../lib/live/page-moments.ts'
import { retryDelay } from '../lib/live/retry-delay.ts'
import { App } from './app.tsx'
import './app.css'
import { readHandedOver } from './handed-over.ts'
import { rootSaga } from './root-saga.ts'
import { createStore } from './store.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

const handedOver = readHandedOver(document)
const { store, run } = createStore(handedOver)
const api = createApiClient({ baseUrl: '', timeout: 10_000 })
const live = createLiveStream({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
  token: () => null,
  retryDelay,
})

hydrateRoot(
  root,
  // React compares with what the server drew, although the sagas may have moved on by then.
  <Provider store={store} serverState={handedOver}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Provider>,
)
run(rootSaga, { api, live, moments: pageMoments({ window, document, now }), now })
