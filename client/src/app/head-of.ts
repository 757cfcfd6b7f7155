import type { PageHead } from '../lib/page/page.ts'
import { titleFromPath } from '../lib/page/title-from-path.ts'
import { OFFLINE } from './error-page.tsx'
import { findRoute } from './find-route.ts'
import type { Shown } from './navigation-slice.ts'
import { openedPage } from './open-pages.ts'
import { statusOf } from './page-resources.ts'
import { site } from './site.ts'
import type { State } from './store.ts'

type FullHead = Required<Pick<PageHead, 'title' | 'description' | 'complete'>> &
  Omit<PageHead, 'status'> & { readonly status: 200 | 403 | 404 | 500 | 503 }

const fullTitle = (title: string) => `${title} · ${site.name}`

/** The title, description and status of the page on screen. The site’s own fill in what the page does not say. */
export const headOf = (state: State, { path, query, problem, held }: Shown): FullHead => {
  if (problem !== undefined)
    return {
      title: fullTitle(problem.isOffline ? OFFLINE : `${problem.status} ${problem.message}`),
      description: site.description,
      status: problem.status,
      complete: true,
    }
  const { route, place } = findRoute(path, query)
  // A held page has loaded nothing yet, so it can say nothing about itself.
  const page = held ? undefined : route && openedPage(route)
  const head = page?.head?.(state, place) ?? {}
  const status = page && statusOf(page, state, place)
  return {
    ...head,
    title: fullTitle(head.title ?? titleFromPath(path)),
    description: head.description ?? site.description,
    status: head.status ?? (status === 'unreachable' ? 503 : 200),
    complete: held === undefined && (head.complete ?? (status === undefined || status === 'ready')),
  }
}
