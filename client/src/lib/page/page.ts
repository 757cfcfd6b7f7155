import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { LiveStream } from '../live/live-stream.ts'
import type { ResourceState } from '../resources/keep-resources.ts'
import type { AnyQuery } from '../resources/resource.ts'
import type { AuthClient } from '../session/auth-client.ts'

/** Where a reader is. */
export interface Place {
  readonly path: string
  /** Of the route's pattern; what a `*` stands for is called `*`. */
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

export interface PageHead {
  /** Without one, the last segment of the path in title case. */
  readonly title?: string
  readonly description?: string
  readonly status?: 200 | 404 | 503
  /** False while something is missing that the next request may find: such a page is never kept. */
  readonly complete?: boolean
  /** Of the query, what makes another page. */
  readonly canonicalQuery?: readonly string[]
  readonly noindex?: boolean
  /** For previews: a page of the site unless it says otherwise. */
  readonly kind?: 'article'
  /** Path of a picture for previews. */
  readonly image?: string
  readonly jsonLd?: readonly object[]
  readonly feeds?: readonly {
    readonly title: string
    readonly type: 'application/rss+xml' | 'application/atom+xml'
    readonly path: string
  }[]
}

export interface PageContext extends Place {
  readonly api: ApiClient
}

/** What only a browser has. */
export interface FollowContext extends PageContext {
  readonly live: LiveStream
  /** Fetched when it is first asked for. */
  readonly auth: () => Promise<AuthClient>
}

/** Where a page is at home now, so that who links to it may link there. */
interface Moved {
  readonly to: string
  readonly forGood: true
}

type Follow = (context: FollowContext) => Generator

/** What a route shows, what must be loaded before it can be drawn, and what keeps it alive afterwards. */
export interface Page<Slices = object> {
  readonly Component: ComponentType
  /** Parts of the state that are here only when this page, or another that names them, has been opened. */
  readonly slices?: readonly Slice[]
  /**
   * What it shows of the server, by what is known of that so far. It is fetched before the page is drawn, and kept up to date while it is open. The first is what
   * the page is about: where that is missing or unreachable, so is the page.
   */
  readonly resources?: (place: Place, state: Slices & ResourceState) => readonly AnyQuery[]
  /** The same of what is its reader's own. What shows that stands in an `OwnPart`. */
  readonly ownResources?: (place: Place, state: Slices & ResourceState) => readonly AnyQuery[]
  /** Runs to its end, on the server before rendering and in the browser on the way to the page, while what it shows is fetched. */
  readonly load?: (context: PageContext) => Generator
  /** These run in the browser only, until the reader leaves the page; each under a name of its own, as each may fail by itself. */
  readonly follow?: Readonly<Record<string, Follow>>
  /** Asked once everything is loaded. False is a fatal 404. */
  readonly valid?: (state: Slices & ResourceState, place: Place) => boolean
  /** Asked with it: where the page is at home under another address, and its reader is sent. */
  readonly moved?: (state: Slices & ResourceState, place: Place) => string | Moved | undefined
  readonly head?: (state: Slices & ResourceState, place: Place) => PageHead
}
