import { openApiRoute } from '@debut/events/reference/reference-routes.ts'
import { resource } from '../../lib/resources/resource.ts'
import { groupNamesOf, groupOf, overviewOf } from './reference-view.ts'

/** All groups in short, with what they have in common. */
export const overview = resource(openApiRoute, { part: 'overview', transformResponse: overviewOf })

/** One group, and the names of all. It is null where there is none of that name. */
export const groupNamed = (name: string) => groups(name)()
const groups = (name: string) =>
  // No more of the document than its page shows is handed over to the browser.
  resource(openApiRoute, {
    part: `groups/${name}`,
    transformResponse: (document) => ({ names: groupNamesOf(document), group: groupOf(document, name) ?? null }),
  })
