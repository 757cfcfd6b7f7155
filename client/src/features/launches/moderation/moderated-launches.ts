import type { ModeratedLaunches } from '@debut/events/launches/moderation-answers.ts'
import { moderatedLaunchesRoute } from '@debut/events/launches/moderation-routes.ts'
import type { Place } from '../../../lib/page/page.ts'
import { resource } from '../../../lib/resources/resource.ts'

export type ModeratedLaunch = ModeratedLaunches['launches'][number]

const moderatedLaunches = resource(moderatedLaunchesRoute)

export const wordsIn = ({ search }: Pick<Place, 'search'>): string => (search.get('q') ?? '').slice(0, 80)
export const launchesAt = (place: Pick<Place, 'search'>) => moderatedLaunches({ q: wordsIn(place) })
