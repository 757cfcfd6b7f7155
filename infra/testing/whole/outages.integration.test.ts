import { eventually } from '../eventually.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, start as startPostgres } from '@debut/stack/postgres/postgres.ts'
import { sendCommand, startServices, startWorld, type World } from '../world.ts'
import { quickTmpdir } from '../quick-tmpdir.ts'

const HOST = '127.0.0.1'
/** Far above the two seconds that are promised, as this machine may be busy; a caller without an answer fails by it all the same. */
const AN_ANSWER_MS = 6_000

describe('when a backing service is unavailable', () => {
  let world: World
  let postgres: Postgres
  let dataDir: string
  let urls: { command: string; projection: string; query: string }

  beforeAll(async () => {
    dataDir = mkdtempSync(join(quickTmpdir(), 'debut-outage-'))
    postgres = await startPostgres({ dataDir, port: 0, host: HOST })
    world = await startWorld({ databases: { debutUrl: postgres.url, identityUrl: postgres.identityUrl } })
    const { command, projection, query } = await startServices(world)
    urls = { command: command.url, projection: projection.url, query: query.url }
  })
  afterAll(async () => {
    await world?.close()
    await postgres?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const status = async (url: string) => (await fetch(`${url}/readyz`)).status
  const allReady = () => eventually(async () => expect(await Promise.all(Object.values(urls).map(status))).toEqual([200, 200, 200]))
  const notReady = (url: string) => eventually(async () => expect(await status(url)).toBe(503))

  const newcomer = async (username: string) => ({ token: await world.token(world.person(username)), username, commandId: newCommandId() })
  const send = ({ token, username, commandId }: Awaited<ReturnType<typeof newcomer>>) =>
    sendCommand(urls.command, token, 'RegisterMember', { username }, commandId)
  const list = async (minPosition?: number) => {
    const response = await fetch(`${urls.query}/api/members${minPosition === undefined ? '' : `?min-position=${minPosition}`}`)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { members: { username: string }[]; code?: string },
    }
  }
  const usernames = async (minPosition?: number) => (await list(minPosition)).body.members.map(({ username }) => username)
  const shows = (username: string) => eventually(async () => expect(await usernames()).toContain(username))

  const unavailable = { status: 503, body: { code: 'unavailable', requestId: expect.any(String) } }

  it(
    'the event store: commands are answered "unavailable", readers are served, and the same command counts once afterwards',
    { timeout: 60_000 },
    async () => {
      await send(await newcomer('before-the-store-went'))
      await shows('before-the-store-went')
      const ines = await newcomer('ines')

      await world.eventStore.stop()
      const refused = await Promise.race([send(ines), new Promise((resolve) => setTimeout(resolve, AN_ANSWER_MS, 'no answer'))])
      expect(refused).toMatchObject(unavailable)
      expect((refused as Awaited<ReturnType<typeof send>>).headers.get('retry-after')).toBe('1')
      expect(await usernames()).toContain('before-the-store-went')
      await notReady(urls.command)
      expect(await status(urls.query)).toBe(200)

      await world.eventStore.start()
      await allReady()
      const accepted = await send(ines)
      expect(accepted.status).toBe(200)
      expect(await send(ines)).toMatchObject({ status: 200, body: accepted.body })
      expect(await usernames(accepted.body.position)).toContain('ines')
    },
  )

  it('NATS: nothing is lost, and what is done shows within the second that a lost hint costs', async () => {
    await world.nats.stop()
    const { status: accepted, body } = await send(await newcomer('without-a-hint'))
    expect(accepted).toBe(200)
    expect(await usernames(body.position)).toContain('without-a-hint')
    await world.nats.start()
    await allReady()
  })

  it('Postgres: commands and readers are answered "unavailable", and everything recovers by itself', async () => {
    const { port } = postgres
    const tomasz = await newcomer('tomasz')
    await postgres.close()
    const refused = await Promise.race([send(tomasz), new Promise((resolve) => setTimeout(resolve, AN_ANSWER_MS, 'no answer'))])
    expect(refused).toMatchObject(unavailable)
    // A page that was read a moment ago is still cached; one that was not asked for yet needs Postgres.
    expect((await fetch(`${urls.query}/api/members?limit=17`)).status).toBe(503)
    await Promise.all(Object.values(urls).map(notReady))

    postgres = await startPostgres({ dataDir, port, host: HOST })
    await allReady()
    const { body } = await send(tomasz)
    expect(await usernames(body.position)).toEqual(expect.arrayContaining(['ines', 'tomasz', 'without-a-hint']))
  })
})
