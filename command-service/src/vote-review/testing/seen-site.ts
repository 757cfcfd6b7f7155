import { addDays, Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { randomOf } from '@debut/demo/random.ts'
import { launchBornOn } from '../../kernel/testing/launch-born-on.ts'
import type { Suspicion } from '../detectors/suspicion.ts'
import { reviewSettings, type ReviewSettings, settingsOf, type ReviewConfig } from '../review-settings.ts'
import { type SeenLaunch, VoteWindow } from '../vote-window.ts'

const FIRST = Day.parse('2026-03-02')
const FIRST_SECONDS = Date.parse(FIRST) / 1_000
const DAY_SECONDS = 86_400

/** Those of a fresh installation. */
export const usualSettings: ReviewSettings = settingsOf(
  Object.fromEntries(Object.entries(reviewSettings).map(([name, setting]) => [name, setting.parse(undefined)])) as unknown as ReviewConfig,
)

/** A site in a few words: members and launches by number, days from the first, seconds into the day. */
export const seenSite = () => {
  const window = new VoteWindow()
  const numbers = new Map<string, number>()
  const member = (index: number) => MemberId.parse(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
  const launchOf = (day: number, index: number): LaunchId => launchBornOn(addDays(FIRST, day), day * 100 + index)
  const secondsAt = (day: number, second: number) => FIRST_SECONDS + day * DAY_SECONDS + second
  return {
    window,
    member,
    join: (index: number, day: number, second: number) => window.join(member(index), secondsAt(day, second)),
    vote: (index: number, [day, launch]: readonly [day: number, launch: number], second = 40_000 + index, origin?: string) => {
      const memberId = member(index)
      const number = (numbers.get(memberId) ?? 0) + 1
      numbers.set(memberId, number)
      const boardDate = addDays(FIRST, day)
      const launchId = launchOf(day, launch)
      window.cast({ memberId, number, launchId, boardDate, countsOn: boardDate }, secondsAt(day, second))
      if (origin !== undefined) window.comesFrom(memberId, launchId, `${FIRST}.${origin}`)
    },
  }
}

export type SeenSite = ReturnType<typeof seenSite>

type Find = (launch: SeenLaunch, window: VoteWindow, settings: ReviewSettings) => Suspicion | readonly Suspicion[] | undefined

/** What a detector says of all launches. */
export const foundBy = (find: Find, { window }: SeenSite, settings: ReviewSettings = usualSettings): Suspicion[] =>
  [...window.launches.values()].flatMap((launch) => find(launch, window, settings) ?? [])

/** Who is held: members by number. */
export const heldBy = (find: Find, site: SeenSite, settings?: ReviewSettings): number[] => {
  const members = new Set(foundBy(find, site, settings).flatMap(({ votes }) => votes.map(({ member }) => Number(member.id.slice(-12)))))
  return [...members].toSorted((one, other) => one - other)
}

/** Sixty days on which 120 members come now and then, and vote for two of eight launches. */
export const usualLife = (site: SeenSite): void => {
  const random = randomOf('usual life')
  for (let day = 0; day < 60; day++)
    for (let index = 1000; index < 1120; index++) {
      if (!random.chance(0.1)) continue
      const [launch, second] = [random.below(8), 20_000 + random.below(40_000)]
      site.vote(index, [day, launch], second)
      site.vote(index, [day, (launch + 1 + random.below(7)) % 8], second + 60)
    }
}
