import type { ModeratedTags } from '@debut/events/tags/tag-answers.ts'
import { moderatedTagsRoute } from '@debut/events/tags/tag-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type ModeratedTag = Pick<ModeratedTags['kept'][number], 'tag' | 'tools' | 'waitsFor'> & { readonly name: string | null }

export const moderatedTags = resource(moderatedTagsRoute, {
  pages: {
    next: ({ waiting, totals }, asked) => (waiting.length < totals.waiting ? { ...asked, offset: waiting.length } : undefined),
    join: (shown, next) => ({ ...next, waiting: [...shown.waiting, ...next.waiting] }),
  },
})
