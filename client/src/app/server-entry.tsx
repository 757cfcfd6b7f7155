import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { createApiClient } from '../lib/api/api-client.ts'
import { App } from './app.tsx'
import { fullTitle } from './full-title.ts'
import type { PageHead } from './page.ts'
import { findPage } from './routes.ts'
import { createStore, type State } from './store.ts'

export type RenderRequest = { path: string; apiUrl: string; requestId: string; now: number }
export type RenderedPage = PageHead & { markup: string; state: State }
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>

/** A reader should rather see the page's own "can't reach" state than wait for a server that is away. */
const API_TIMEOUT = 2_000

export const renderPage: RenderPage = async ({ path, apiUrl, requestId, now }) => {
  const { store, run } = createStore({ clock: { now } })
  const api = createApiClient({ baseUrl: apiUrl, timeout: API_TIMEOUT, headers: { 'x-request-id': requestId } })
  const page = findPage(path)
  if (page.load) await run(page.load, api).toPromise()
  const state = store.getState()
  const head = page.head(state, path)
  const markup = renderToString(
    <Provider store={store}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Provider>,
  )
  return { ...head, title: fullTitle(head.title), markup, state }
}
