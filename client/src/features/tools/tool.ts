import type { Tool as Answer } from '@debut/events/tools/tool-answers.ts'
import { hasEarnedLink } from '../../lib/visits/earned-link.ts'

export type Tool = Answer['tool']
/** With how it stands, or stood, on its day. */
export type Launch = Answer['launches'][number]

/** What is shown of how a launch stands on its day. */
export interface Shown extends Pick<Launch, 'launchId' | 'state' | 'hidden'> {
  readonly day?: Pick<NonNullable<Launch['day']>, 'rank' | 'of' | 'points'> | null | undefined
}

/** The newest that has opened is the one to talk about; before the first, the one that is coming. */
export const shownLaunch = (launches: readonly Launch[]): Launch | undefined =>
  launches.find(({ state }) => state !== 'scheduled') ?? launches[0]

/** Its newest, where that has its day and takes no votes yet. */
export const comingLaunch = ([newest]: readonly Launch[]): Launch | undefined => (newest?.state === 'scheduled' ? newest : undefined)

/** Whether search engines may follow the link to it: one launch that earned it is enough. */
export const hasEarned = (launches: readonly Launch[]): boolean => launches.some(({ day }) => day !== null && hasEarnedLink(day))
