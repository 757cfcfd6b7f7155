import type { Tool as Answer } from '@debut/events/tools/tool-answers.ts'

export type Tool = Answer['tool']
/** With how it stands, or stood, on its day. */
export type Launch = Answer['launches'][number]

/** The newest that has opened is the one to talk about; before the first, the one that is coming. */
export const shownLaunch = (launches: readonly Launch[]): Launch | undefined =>
  launches.find(({ state }) => state !== 'scheduled') ?? launches[0]

const FOLLOWED_PLACES = 3
const FOLLOWED_POINTS = 20

/** Search engines follow a link that a day's top three, or twenty points, have earned. */
export const relOf = (launches: readonly Launch[]): string =>
  launches.some(({ day }) => day !== null && day.points !== null && (day.rank <= FOLLOWED_PLACES || day.points >= FOLLOWED_POINTS))
    ? 'noopener'
    : 'nofollow noopener'
