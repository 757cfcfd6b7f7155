import { isRecord } from '../src/lib/api/is-record.ts'
import type { RenderPage } from '../src/app/server-entry.tsx'

/** Where pages come from: the bundles that `build.ts` wrote, or Vite while developing. */
export type PageSource = {
  renderPage: RenderPage
  /** What the head names for any page to look right. */
  styles: string
  /** The same for the page of that name, with what it needs to come alive. */
  tags: (name: string | undefined) => string
}

export const readServerBundle = (bundle: unknown): RenderPage => {
  if (!isServerBundle(bundle)) throw new Error('The server bundle has no renderPage: build the client again')
  return bundle.renderPage
}

const isServerBundle = (bundle: unknown): bundle is { renderPage: RenderPage } =>
  isRecord(bundle) && typeof bundle['renderPage'] === 'function'
