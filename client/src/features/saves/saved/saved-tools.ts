import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import { savedRoute } from '@debut/events/saves/save-routes.ts'
import { learntFrom } from '../../../lib/marks/mark.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { SAVED } from '../saving.ts'
import type { SavedPageQuery } from './saved-page-query.ts'

/**
 * A page of what somebody saved. What its member saves elsewhere comes in. What they take from the list stays until they come again: it may have been a
 * mistake.
 */
const saved = resource(savedRoute, {
  dependsOnReader: true,
  isOutdatedBy: (action, list) =>
    learntFrom(SAVED, action)?.changes.some(({ id, isMarked }) => isMarked && !list?.tools.some(({ toolId }) => toolId === id)) ?? false,
})

export const savedAt = ({ username, page }: SavedPageQuery) => saved({ username, limit: SAVED_PAGE, offset: (page - 1) * SAVED_PAGE })
