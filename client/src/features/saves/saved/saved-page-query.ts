import { SAVED_PAGE, SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import { pageField, readFields, writeFields } from '../../../lib/page/address-fields.ts'
import type { Place } from '../../../lib/page/page.ts'

export interface SavedPageQuery {
  readonly username: string
  readonly page: number
}

const MOST_PAGES = Math.ceil(SAVES_EACH / SAVED_PAGE)

const fields = { page: pageField(MOST_PAGES) }

export const pageQueryAt = ({ params, search }: Place): SavedPageQuery => ({
  username: params['username'] ?? '',
  ...readFields(fields, search),
})

export const addressOf = ({ username, page }: SavedPageQuery): string => `/profile/${username}/saved${writeFields(fields, { page })}`

export const pagesOf = (total: number): number => Math.ceil(total / SAVED_PAGE)
