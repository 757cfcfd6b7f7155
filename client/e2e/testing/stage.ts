import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { SlotAssigned } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { type Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import type { World } from '@debut/testing/world.ts'

const PLACEHOLDER_MEMBER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

/** Launches that opened on a day without the process that opens days, written into the log as the command-service writes them. */
export const openStage = (world: World) => {
  const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const yesterday = addDays(dayOf(systemClock()), -1)

  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const commandId = newCommandId()
    const envelope = { $correlationId: 'stage', $causationId: commandId, commandHash: 'hash', actor: PLACEHOLDER_MEMBER, at: systemClock() }
    const outcome = await log.append(stream, 'no-stream', await encode(world.keys(), stream, events, envelope))
    if (outcome === 'conflict') throw new Error(`${stream} was there already`)
    return outcome.position
  }

  return {
    /** Voted every day until yesterday. */
    streak: (memberId: MemberId, streak: number) => append(`voter-${memberId}`, StreakExtended({ memberId, day: yesterday, streak })),
    /** Places of a day to come that are taken, by lane. */
    fill: (day: Day, places: Readonly<Record<Lane, number>>) => {
      const taken = (lane: Lane) =>
        Array.from({ length: places[lane] }, () =>
          SlotAssigned({ day, launchId: LaunchId.parse(newUlid()), toolId: ToolId.parse(newUlid()), lane }),
        )
      return append(`launchDay-${day}`, ...taken('free'), ...taken('paid'))
    },
    /** Of yesterday, unless a day is named: its points are never hidden. */
    launch: async (
      name: string,
      {
        boardDate = yesterday,
        makers = [PLACEHOLDER_MEMBER],
        slug = name.toLowerCase(),
      }: { boardDate?: Day; makers?: MemberId[]; slug?: string } = {},
    ) => {
      const [toolId, launchId] = [ToolId.parse(newUlid()), LaunchId.parse(newUlid())]
      const card = {
        slug,
        name,
        tagline: `Does what ${name} does`,
        url: `https://${slug}.example/`,
        logo: `/api/drawings/logos/${slug}.svg`,
      }
      const [ownerId = PLACEHOLDER_MEMBER] = makers
      const listed = ToolListed({ toolId, ownerId, makers, category: 'design', pricing: 'free', tags: ['ai'], ...NO_STORY, ...card })
      await append(`tool-${toolId}`, listed, LaunchPlanned({ toolId, launchId }))
      const launch = { toolId, launchId, boardDate }
      const position = await append(`launch-${launchId}`, LaunchScheduled({ ...launch, lane: 'free' }), LaunchOpened(launch))
      return { ...launch, position }
    },
  }
}
