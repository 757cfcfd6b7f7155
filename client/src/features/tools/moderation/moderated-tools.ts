import type { ModeratedTools } from '@debut/events/tools/moderated-answers.ts'
import { moderatedToolsRoute } from '@debut/events/tools/moderated-routes.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type ModeratedTool = ModeratedTools['tools'][number]

const moderatedTools = resource(moderatedToolsRoute)

export const toolIn = ({ search }: Pick<Place, 'search'>): string => (search.get('tool') ?? '').slice(0, 80)
export const moderatedToolsAt = (place: Pick<Place, 'search'>) => moderatedTools({ tool: toolIn(place) })
