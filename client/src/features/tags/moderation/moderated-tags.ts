import type { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import { moderatedTagsRoute } from '@debut/events/tags/tag-routes.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type Queue = Pick<ModeratedTags, 'waiting' | 'kept' | 'merged' | 'banned' | 'totals'>
export const NOTHING: Queue = { waiting: [], kept: [], merged: [], banned: [], totals: { waiting: 0, kept: 0, merged: 0, banned: 0 } }

export const moderatedTags = resource(moderatedTagsRoute)

/** Beside the launches' own words. */
export const tagIn = ({ search }: Pick<Place, 'search'>): string => (search.get('tag') ?? '').slice(0, 80)
export const tagsAt = (place: Pick<Place, 'search'>) => moderatedTags({ q: tagIn(place) })
