import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import type { World } from '@debut/testing/world.ts'
import { buildEdge } from '../../server/app.ts'
import { edgeSettings } from '../../server/testing/edge-settings.ts'

/** The public port, where browsers come in; with some settings of its own, as its environment would have them. */
export const openEdge = async (
  world: World,
  commandUrl: string,
  queryUrl: string,
  own: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
): Promise<string> => {
  const { PUBLIC_URL, ...settings } = world.settings
  const port = Number(new URL(PUBLIC_URL).port)
  const config = edgeSettings({
    ...settings,
    PUBLIC_URL,
    PORT: port,
    COMMAND_SERVICE_URL: commandUrl,
    QUERY_SERVICE_URL: queryUrl,
    ...own,
  })
  const edge = world.closing(await buildEdge({ config, logger: world.logger, clock }))
  await edge.listen({ host: 'localhost', port })
  return PUBLIC_URL
}
