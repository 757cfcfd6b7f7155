import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { SlotAssigned } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { type Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { NO_STORY, ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { encode } from '@debut/adapters/event-codec.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import type { World } from '@debut/testing/world.ts'

const PLACEHOLDER_MEMBER = MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02')

/** Launches that opened on a day without the process that opens days, written into the log as the command-service writes them. */
export const openStage = (world: World) => {
  const log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const yesterday = addDays(dayOf(world.clock()), -1)

  const append = async (stream: string, ...events: { type: string; data: object }[]) => {
    const commandId = world.newCommandId()
    const envelope = { $correlationId: 'stage', $causationId: commandId, commandHash: 'hash', actor: PLACEHOLDER_MEMBER, at: world.clock() }
    const outcome = await log.append(stream, 'no-stream', await encode(world.keys(), stream, events, envelope))
    if (outcome === 'conflict') throw new Error(`${stream} was there already`)
    return outcome.position
  }

  const list = async (name: string, slug: string, makers: MemberId[] = [PLACEHOLDER_MEMBER]) => {
    const [toolId, launchId] = [ToolId.parse(world.newUlid()), LaunchId.parse(world.newUlid())]
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
    return { toolId, launchId }
  }

  return {
    /** Voted every day until yesterday. */
    streak: (memberId: MemberId, streak: number) => append(`voter-${memberId}`, StreakExtended({ memberId, day: yesterday, streak })),
    /** Places of a day to come that are taken, by lane. */
    fill: (day: Day, places: Readonly<Record<Lane, number>>) => {
      const taken = (lane: Lane) =>
        Array.from({ length: places[lane] }, () =>
          SlotAssigned({ day, launchId: LaunchId.parse(world.newUlid()), toolId: ToolId.parse(world.newUlid()), lane }),
        )
      return append(`launchDay-${day}`, ...taken('free'), ...taken('paid'))
    },
    /** Launches of a day to come, which the command-service opens. */
    schedule: async (boardDate: Day, ...names: string[]) => {
      const launches = []
      for (const name of names) {
        const launch = await list(name, name.toLowerCase())
        await append(`launch-${launch.launchId}`, LaunchScheduled({ ...launch, boardDate, lane: 'free' }))
        launches.push(launch)
      }
      await append(`launchDay-${boardDate}`, ...launches.map((launch) => SlotAssigned({ ...launch, day: boardDate, lane: 'free' })))
      return launches
    },
    /** Of yesterday, unless a day is named: its points are never hidden. */
    launch: async (
      name: string,
      { boardDate = yesterday, makers, slug = name.toLowerCase() }: { boardDate?: Day; makers?: MemberId[]; slug?: string } = {},
    ) => {
      const { toolId, launchId } = await list(name, slug, makers)
      const launch = { toolId, launchId, boardDate }
      const position = await append(`launch-${launchId}`, LaunchScheduled({ ...launch, lane: 'free' }), LaunchOpened(launch))
      return { ...launch, position }
    },
  }
}
