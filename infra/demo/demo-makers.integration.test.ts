import { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import { isReserved } from '@debut/events/members/username.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { edgeSettings } from '@debut/client/server/testing/edge-settings.ts'
import { addImages } from '@debut/client/server/images/images.ts'
import { addProxy } from '@debut/client/server/proxy.ts'
import { mintAccessToken } from './access-token.ts'
import { makerByHttp } from './maker-by-http.ts'
import { startServices, startWorld, type World } from '@debut/testing/world.ts'
import { startDemoMakers } from './demo-makers.ts'
import { DEMO_SEED } from './demo-seed.ts'
import { demoPeople } from './people.ts'

let world: World
let edgeUrl: string

beforeAll(async () => {
  world = await startWorld()
  const { command, query } = await startServices(world)
  const { PUBLIC_URL } = world.settings
  const config = edgeSettings({ PUBLIC_URL, COMMAND_SERVICE_URL: command.url, QUERY_SERVICE_URL: query.url })
  const edge = createHttpServer({ logger: world.logger, metrics: createMetrics('edge'), readiness: new Readiness() })
  addImages(edge, { config })
  await addProxy(edge, config)
  edgeUrl = await edge.listen({ host: '127.0.0.1', port: Number(new URL(PUBLIC_URL).port) })
  world.closing({ close: () => edge.close() })
  // No other member may publish.
  const { SIGNING_KEYS_FILE: signingKeysFile } = world.settings
  const now = Math.floor(Date.now() / 1_000)
  for (const person of demoPeople(DEMO_SEED).filter(({ username }) => !isReserved(username))) {
    const member = makerByHttp({ edgeUrl, token: () => mintAccessToken(person, { signingKeysFile, edgeUrl, now }) })
    await member.send('RegisterMember', { username: person.username })
  }
})
afterAll(() => world.close())

const upcoming = async () => Upcoming.parse(await (await fetch(new URL('/api/launches/upcoming', edgeUrl))).json())

it('the demo’s makers write, submit and line up by the calls of the pages, one after the other', async () => {
  const makers = startDemoMakers({
    edgeUrl,
    signingKeysFile: world.settings.SIGNING_KEYS_FILE,
    pauses: { firstMs: 0, betweenMs: [10, 20] },
  })
  try {
    const { days } = await vi.waitFor(
      async () => {
        const answer = await upcoming()
        expect(answer.total).toBeGreaterThanOrEqual(3)
        return answer
      },
      { timeout: 60_000, interval: 200 },
    )
    const launches = days.flatMap((day) => day.launches)
    for (const { logo, tagline } of launches) {
      expect(logo).toMatch(/^\/storage\/pictures\//)
      expect(tagline.length).toBeGreaterThan(9)
    }
    expect(new Set(launches.map(({ slug }) => slug)).size).toBe(launches.length)
  } finally {
    await makers.close()
  }
})
