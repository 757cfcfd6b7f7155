import { SAVED_PAGE, SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import type { Place } from '../../../lib/page/page.ts'

export interface SavedPageQuery {
  readonly username: string
  readonly page: number
}

const MOST_PAGES = Math.ceil(SAVES_EACH / SAVED_PAGE)

/** A page that is none is the first. */
export const pageQueryAt = ({ params, search }: Place): SavedPageQuery => {
  const page = Number(search.get('page'))
  return { username: params['username'] ?? '', page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1 }
}

export const addressOf = ({ username, page }: SavedPageQuery): string => `/profile/${username}/saved${page > 1 ? `?page=${page}` : ''}`

export const pagesOf = (total: number): number => Math.ceil(total / SAVED_PAGE)
