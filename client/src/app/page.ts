import type { ComponentType } from 'react'
import type { ApiClient } from '../lib/api/api-client.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { State } from './store.ts'

export type PageHead = {
  title: string
  description: string
  status: 200 | 404
  /** False while something is missing that the next request may find: such a page is never kept. */
  complete: boolean
}

/** A route: what it shows, what must be loaded before it can be drawn, and what keeps it alive afterwards. */
export type Page = {
  path: string
  Component: ComponentType
  /** Runs to its end, on the server before rendering and in the browser on the way to the page. */
  load?: (api: ApiClient) => Generator
  /** Runs in the browser only, until the reader leaves the page. */
  follow?: (api: ApiClient, live: LiveStream) => Generator
  head: (state: State, path: string) => PageHead
}
