import { isRecord } from '../src/lib/api/is-record.ts'
import type { DrawText, RenderPage } from '../src/app/server-entry.tsx'

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

interface ServerBundle {
  readonly renderPage: RenderPage
  readonly drawText: DrawText
}

export const readServerBundle = (bundle: unknown): ServerBundle => {
  if (!isServerBundle(bundle)) throw new Error('The server bundle has no renderPage or no drawText: build the client again')
  return bundle
}

const isServerBundle = (bundle: unknown): bundle is ServerBundle =>
  isRecord(bundle) && typeof bundle['renderPage'] === 'function' && typeof bundle['drawText'] === 'function'
