import { moderatedTextsRoute } from '@debut/events/discussion/moderated-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export const moderatedTexts = resource(moderatedTextsRoute, {
  pages: {
    next: ({ texts, more }, asked) => {
      const before = more ? texts.at(-1)?.newestPosition : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    // What is reported again moves to the front, and so never stands on a page further down.
    join: (shown, next) => ({ ...next, texts: [...shown.texts, ...next.texts] }),
  },
})
