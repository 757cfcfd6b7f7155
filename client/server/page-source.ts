import { isRecord } from '../src/lib/api/is-record.ts'
import type { DrawText, DrawWriting, RenderPage } from '../src/app/server-entry.tsx'
import type { Writings } from '../src/app/writings.ts'

/** Where pages come from: the bundles that `build.ts` wrote, or Vite while developing. */
export type PageSource = {
  renderPage: RenderPage
  /** What the head names for any page to look right. */
  styles: string
  /** The same for the page of that name, with what it needs to come alive. */
  tags: (name: string | undefined) => string
}

/** Draws a text that a member wrote as a page would show it. */
export interface TextSource {
  readonly drawText: (...text: Parameters<DrawText>) => Promise<string>
}

/** The blog and the changelog: what there is, and the whole text of each by its name, such as `blog/streaks`. */
export interface WritingSource {
  readonly readWritings: () => Promise<Writings>
  readonly drawWriting: DrawWriting
}

interface ServerBundle {
  readonly renderPage: RenderPage
  readonly drawText: DrawText
  readonly drawWriting: DrawWriting
  readonly writings: Writings
}

export const readServerBundle = (bundle: unknown): ServerBundle => {
  if (!isServerBundle(bundle)) throw new Error('The server bundle lacks something that pages are made with: build the client again')
  return bundle
}

const FUNCTIONS = ['renderPage', 'drawText', 'drawWriting']

const isServerBundle = (bundle: unknown): bundle is ServerBundle =>
  isRecord(bundle) && isRecord(bundle['writings']) && FUNCTIONS.every((name) => typeof bundle[name] === 'function')
