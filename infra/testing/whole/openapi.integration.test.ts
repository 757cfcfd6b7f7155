import { atMost } from '@debut/adapters/at-most.ts'
import { eventually } from '../eventually.ts'
import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { type Instant, toInstant } from '@debut/events/kernel/instant.ts'
import { OpenApi, type Operation } from '@debut/events/reference/reference-answers.ts'
import { alternativesOf, listIn, propertiesOf, referredTo } from '@debut/events/reference/schema-reading.ts'
import { capabilities as served } from '@debut/query-service/capabilities.ts'
import type { Projections } from '@debut/events/projections/projection-answers.ts'
import { openSession } from '@debut/adapters/session.ts'
import { printOpenApi } from '@debut/query-service/reference/print-openapi.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeSettings } from '@debut/client/server/testing/edge-settings.ts'
import { addProxy } from '@debut/client/server/proxy.ts'
import { documentSchemas } from '../document-schemas.ts'
import { ownEdge } from '../own-edge.ts'
import * as z from 'zod/mini'
import { plainPicture } from '../plain-picture.ts'
import { type Person, startWorld, type World } from '../world.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'

const JSON_TYPE = 'application/json'
/** As large as a logo has to be. */
const PICTURE = new Uint8Array(plainPicture(128))

/** Known before anything runs, so that each operation is a test of its own; the first test holds it to what is served. */
const document = OpenApi.parse(JSON.parse(JSON.stringify(printOpenApi(contracts, served))))
const misfits = documentSchemas(document)

interface Called extends Operation {
  readonly method: string
  readonly path: string
}

const COMMANDS = '/api/commands'
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Called => ({ ...operation, method: method.toUpperCase(), path })),
)
const sending = operations.find(({ path }) => path === COMMANDS) as Called
/** Each command is called by itself. */
const others = operations.filter(({ path }) => path !== COMMANDS)

const { schema: anyCommand = {} } = sending.requestBody?.content[JSON_TYPE] ?? {}
const commands = new Map(
  alternativesOf(anyCommand).map((schema) => {
    const name = referredTo(schema) ?? ''
    return [name, document.components.schemas[name] ?? {}] as const
  }),
)

const callers = ['ines', 'noor', 'otto'] as const
/** A member, the owner of the product, and one who is of the staff. */
type Caller = (typeof callers)[number]

/** Asks for what only the server knows, as the caller. */
type Read = (path: string) => Promise<Record<string, unknown>>
type Otherwise = object | ((read: Read) => Promise<object>)
/** What is sent in its order: a command, by whom, and what is otherwise than in its example. */
type Step = readonly [type: string, caller: Caller, otherwise?: Otherwise]

const LAUNCH = String(listIn(document.components.schemas['LaunchId']?.['examples'])[0])

/** Beside the product of the document's examples. */
const OTHER = { toolId: '01K9Z7V5C0QW8R3N4M2X000002', slug: 'papership', url: 'https://papership.example/' }

/** Returns the vote of ines by its position in the log, which an admin sees in the case. */
const herVote = async (read: Read) => {
  const { votes } = z.object({ votes: z.array(z.object({ position: z.number() })) }).parse(await read(`/api/review/${LAUNCH}`))
  return { votes: votes.map(({ position }) => position) }
}
/** What she is called in the case of the launch. */
const herPseudonym = async (read: Read) => {
  const { votes } = z.object({ votes: z.array(z.object({ voter: z.string() })) }).parse(await read(`/api/review/${LAUNCH}`))
  return { voter: votes[0]?.voter }
}
/** A rebuild beside the one of the examples. */
const UNWANTED = '01K9Z7V5C8QW8R3N4M2X000082'

/** Long work beside that of the examples. */
const STEERED = '01K9Z7V5C8QW8R3N4M2X000083'

const BEFORE: readonly Step[] = [
  ['RegisterMember', 'ines'],
  ['ListTool', 'otto'],
  ['ScheduleLaunch', 'otto'],
  ['AwaitLaunch', 'ines'],
  ['StopAwaitingLaunch', 'ines'],
  ['ListTool', 'otto', OTHER],
  ['JoinLine', 'noor', { toolId: OTHER.toolId }],
]
const ON_THE_DAY: readonly Step[] = [
  ['CastVote', 'ines'],
  ['WithdrawVote', 'ines'],
  ['CastVote', 'ines'],
  ['HoldVote', 'otto'],
  ['RestoreVote', 'otto'],
  ['VoidVote', 'otto'],
  ['RestoreVote', 'otto'],
  ['LookUpMember', 'otto'],
  ['JudgeVotes', 'otto', herVote],
  ['RevealVoter', 'otto', herPseudonym],
  ['FollowMember', 'otto'],
  ['FollowTool', 'ines'],
  ['SaveTool', 'ines'],
  ['PublishSaved', 'ines'],
  ['BlockMember', 'otto'],
  ['UnblockMember', 'otto'],
  ['MuteMember', 'otto'],
  ['UnmuteMember', 'otto'],
  ['MuteTool', 'ines'],
  ['UnmuteTool', 'ines'],
  ['MuteWord', 'ines'],
  ['UnmuteWord', 'ines'],
  ['ChangePreferences', 'ines'],
  ['DescribeProfile', 'ines'],
  ['ChangeName', 'ines'],
  ['GrantRole', 'otto'],
  ['RevokeRole', 'otto'],
  ['MarkNotificationsRead', 'ines'],
  ['KeepTag', 'otto', { tag: 'artificial-intelligence', name: 'Artificial intelligence', reason: 'looked-for' }],
  ['KeepTag', 'otto'],
  ['MergeTag', 'otto'],
  ['RestoreTag', 'otto'],
  ['BanTag', 'otto', { tag: 'free-money' }],
  ['RunAudit', 'otto'],
  ['RunAudit', 'otto', { jobId: STEERED }],
  ['PauseJob', 'otto', { jobId: STEERED }],
  ['ResumeJob', 'otto', { jobId: STEERED }],
  ['StopJob', 'otto', { jobId: STEERED }],
  ['RunAnalysis', 'otto', { upTo: undefined, reproduces: undefined }],
  ['SaveAnalysis', 'otto'],
  ['DeleteAnalysis', 'otto'],
  ['DisqualifyLaunch', 'otto'],
  ['ReinstateLaunch', 'otto'],
  ['ProposeAlternative', 'ines'],
  ['RejectAlternative', 'otto'],
  ['AcceptAlternative', 'otto'],
  ['PublishPost', 'ines'],
  ['EditPost', 'ines'],
  ['MuteThread', 'noor'],
  ['UnmuteThread', 'noor'],
  ['LikePost', 'noor'],
  ['WriteComment', 'ines'],
  ['EditComment', 'ines'],
  ['LikeComment', 'noor'],
  ['ReportPost', 'noor'],
  ['ReportComment', 'noor'],
  ['WriteReview', 'ines'],
  ['MarkReviewHelpful', 'otto'],
  ['ReportReview', 'otto'],
  ['ClearReview', 'otto'],
  ['HideReview', 'otto'],
  ['ShowReview', 'otto'],
  ['AnswerReview', 'noor'],
]
/** Each once what comes before it is done. */
const OF_PROJECTIONS: readonly (readonly [...Step, isTime: (shown: Projections) => boolean])[] = [
  ['RetryParked', 'otto', {}, ({ parked }) => parked.length === 1],
  ['SkipEvent', 'otto', {}, () => true],
  ['StartRebuild', 'otto', {}, () => true],
  ['SwapBuild', 'otto', {}, ({ rebuilds }) => rebuilds.some(({ waitsUntil }) => waitsUntil !== null)],
  ['StartRebuild', 'otto', { jobId: UNWANTED, projection: 'saves' }, ({ swaps }) => swaps.length === 1],
  ['SwapBack', 'otto', {}, () => true],
  ['DiscardBuild', 'otto', { jobId: UNWANTED }, ({ rebuilds }) => rebuilds.some(({ waitsUntil }) => waitsUntil !== null)],
]
const AFTER_IT: readonly Step[] = [
  ['InviteMaker', 'noor'],
  ['AcceptInvitation', 'ines'],
  ['ModerateMakers', 'otto', { act: 'remove-maker' }],
  ['ModerateTool', 'otto'],
  ['ModerateTool', 'otto', { act: 'restore', reason: 'mistake' }],
  ['InviteMaker', 'noor'],
  ['AcceptInvitation', 'ines'],
  ['RemoveMaker', 'noor'],
  ['InviteMaker', 'noor'],
  ['EndInvitation', 'noor'],
  ['HideTool', 'noor'],
  ['ShowTool', 'noor'],
  ['SubmitDraft', 'noor', { join: false }],
  ['PublishEdits', 'noor'],
]
const IN_THE_END: readonly Step[] = [
  ['UnfollowMember', 'otto'],
  ['UnfollowTool', 'ines'],
  ['UnsaveTool', 'ines'],
  ['UnpublishSaved', 'ines'],
  ['UnlikePost', 'noor'],
  ['UnlikeComment', 'noor'],
  ['DeleteComment', 'ines'],
  ['DeletePost', 'ines'],
  ['UnmarkReviewHelpful', 'otto'],
  ['DeleteReviewAnswer', 'noor'],
  ['DeleteReview', 'ines'],
  ['TransferTool', 'noor'],
  ['RemoveTool', 'ines'],
  ['WarnMember', 'otto'],
  ['SuspendMember', 'otto'],
  ['BanMember', 'otto'],
  ['EraseMember', 'ines'],
]
const inOrder = [...BEFORE, ...ON_THE_DAY, ...OF_PROJECTIONS, ...AFTER_IT, ...IN_THE_END].map(([type]) => type)

/** Goes on after a notification that the caller has; the document’s example is none of theirs. */
const NEEDS_A_PLACE_OF_ONES_OWN = 'getNotifications'
/** What needs the web, of which there is none where tests run: it is refused in the way that is written there. */
const NEEDS_THE_WEB = ['postDraftsSite', 'postDraftsPictureFrom', 'postFreeToolsScrape']

/** What needs an id that the server gave: the example's is none of these. */
const NEEDS_A_GIVEN_ID = [
  'getPostDraftsByPostId',
  'putPostDraftsByPostId',
  'getContactMessagesById',
  'postContactMessagesByIdReplies',
  'putContactMessagesByIdStatus',
]

/** What stands in an address in the place of something that there can't be. */
const NONSENSE = '~'

describe('a client that follows the document', () => {
  let world: World
  let url: string
  let now: Instant = toInstant('2026-03-01T20:00:00Z')
  let last = 0
  let people: Record<Caller, Person>
  const tokens = new Map<Caller, string>()

  beforeAll(async () => {
    world = await startWorld({ clock: () => now })
    url = world.settings.PUBLIC_URL
    const [command] = await Promise.all([world.commandService(), world.projectionService()])
    const query = await world.queryService(command.url)
    const edge = ownEdge(world.logger)
    await addProxy(edge, edgeSettings({ PUBLIC_URL: url, COMMAND_SERVICE_URL: command.url, QUERY_SERVICE_URL: query.url }))
    await edge.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    world.closing({ close: () => edge.close() })

    const ines = { ...world.person('ines'), memberId: String(exampleOf('MemberId')) }
    const { ownerId } = exampleIn('ListTool').payload as { ownerId: string }
    const noor = await world.appoint({ ...world.person('noor'), memberId: ownerId })
    people = { ines, noor, otto: await world.appoint(world.person('otto', 'admin', 'analyst')) }
    await signIn()
    await until('/api/projections', 'otto', ({ projections }) => Array.isArray(projections))

    for (const step of BEFORE) await accepted(...step)
    now = toInstant('2026-03-02T20:00:00Z')
    await signIn()
    await until(`/api/launches/${String(exampleOf('LaunchId'))}`, undefined, ({ launch }) => (launch as { state: string }).state === 'live')
    for (const step of ON_THE_DAY) await accepted(...step)
    await until(`/api/audits/${String(exampleOf('JobId'))}`, 'otto', ({ result }) => result !== null)
    await park()
    for (const [type, caller, otherwise, isTime] of OF_PROJECTIONS) {
      await until('/api/projections', caller, (shown) => isTime(shown as unknown as Projections))
      await accepted(type, caller, otherwise)
    }
    now = toInstant('2026-03-03T20:00:00Z')
    await signIn()
    await until(`/api/days/${String(exampleOf('Day'))}`, undefined, ({ closedAt }) => closedAt !== null)
    for (const step of AFTER_IT) await accepted(...step)
    const begin = others.find(({ operationId }) => operationId === 'postDraftsByToolIdEdits') as Called
    expect((await answered(begin, await call(begin, { caller: 'noor' }))).status).toBe(200)
  })
  afterAll(() => world.close())

  /** Some commands need a proof from the last 15 minutes. */
  const signIn = async () => {
    for (const caller of callers) tokens.set(caller, await world.token(people[caller]))
  }

  const exampleOf = (name: string): unknown => listIn(document.components.schemas[name]?.['examples'])[0]

  /** Where the example says, something that a projection could not fold. */
  const park = async () => {
    const { sequence, projection } = exampleIn('SkipEvent').payload as { sequence: number; projection: string }
    const session = world.closing(await openSession({ url: world.settings.DATABASE_URL, name: 'test', timeoutMs: 10_000 }))
    await session.query(
      `insert into projections.parked_events (projection, version, sequence, stream, revision, type, payload_hash, error, tries)
       values ($1, 1, $2, 'tags', 0, 'TagKept', $3, 'Error: it was planted', 3)`,
      [projection, sequence, 'a'.repeat(64)],
    )
  }

  const bearer = (caller: Caller | undefined): Record<string, string> =>
    caller === undefined ? {} : { authorization: `Bearer ${tokens.get(caller)}` }

  const until = (path: string, caller: Caller | undefined, isSo: (body: Record<string, unknown>) => boolean) =>
    eventually(async () => {
      const response = await fetch(url + path, { headers: bearer(caller) })
      const body = (await response.json()) as Record<string, unknown>
      expect({ status: response.status, isSo: response.ok && isSo(body) }).toEqual({ status: 200, isSo: true })
    })

  const exampleIn = (type: string) => listIn(commands.get(type)?.['examples'])[0] as { readonly payload: object }

  const send = (type: string, caller: Caller | undefined, otherwise: object = {}): Promise<Response> => {
    const { payload, ...example } = exampleIn(type)
    const id = commandIdAt(now)
    return fetch(url + COMMANDS, {
      method: 'POST',
      headers: { ...bearer(caller), 'content-type': JSON_TYPE },
      body: JSON.stringify({ ...example, payload: { ...payload, ...otherwise }, commandId: id }),
    })
  }

  const readBy =
    (caller: Caller): Read =>
    async (path) => {
      const response = await fetch(`${url}${path}?min-position=${last}`, { headers: bearer(caller) })
      return (await response.json()) as Record<string, unknown>
    }

  const accepted = async (type: string, caller: Caller, otherwise?: Otherwise) => {
    const changed = typeof otherwise === 'function' ? await otherwise(readBy(caller)) : otherwise
    const { status, body } = await answered(sending, await send(type, caller, changed))
    expect({ type, status, body }).toMatchObject({ type, status: 200, body: { position: expect.any(Number) } })
    last = (body as { position: number }).position
  }

  /** What came, once it is as the document says: its status, its kind, every field of it. */
  const answered = async ({ operationId, responses }: Operation, response: Response) => {
    const { status, headers } = response
    const text = await response.text()
    const documented = responses[status]
    expect(documented === undefined ? `${operationId} answered ${status} ${text}` : '').toBe('')
    const [[type, media] = [undefined, undefined]] = Object.entries(documented?.content ?? {})
    if (type === undefined) return { status, headers, body: undefined, misfits: expect(text).toBe('') }
    expect(headers.get('content-type')).toContain(type)
    const body: unknown = type === JSON_TYPE ? JSON.parse(text) : text
    if (media?.schema !== undefined) expect(misfits(media.schema, body), `${operationId} ${status}`).toEqual([])
    const codes = documented?.['x-codes']
    if (codes !== undefined) expect(codes, operationId).toContain((body as { code: string }).code)
    return { status, headers, body }
  }

  interface How {
    readonly caller?: Caller | undefined
    readonly address?: string
    readonly headers?: Readonly<Record<string, string>>
  }

  const call = (operation: Called, { caller, address = operation['x-example'], headers = {} }: How) =>
    fetch(url + address, {
      method: operation.method,
      headers: { ...bearer(caller), ...headers, ...typeOf(operation) },
      ...bodyOf(operation),
    })

  /** With every parameter that has an example: those of one operation go together. */
  const withAll = ({ 'x-example': address, parameters = [] }: Operation): string => {
    const [path = ''] = address.split('?')
    const given = parameters.flatMap((each) => ('name' in each && each.in === 'query' && each.example !== undefined ? [each] : []))
    return `${path}?${new URLSearchParams(given.map(({ name, example }): [string, string] => [name, String(example)])).toString()}`
  }

  const withPosition = ({ 'x-example': address }: Operation, position: number) =>
    `${address}${address.includes('?') ? '&' : '?'}min-position=${position}`

  const typeOf = ({ requestBody }: Operation): Record<string, string> =>
    requestBody?.content[JSON_TYPE] === undefined ? {} : { 'content-type': JSON_TYPE }

  const bodyOf = ({ requestBody }: Operation) => {
    const [[type, media] = [undefined, undefined]] = Object.entries(requestBody?.content ?? {})
    if (type === undefined) return {}
    if (type === JSON_TYPE) return { body: JSON.stringify(media?.example) }
    const form = new FormData()
    for (const [field] of propertiesOf(media?.schema ?? {}) ?? [])
      form.set(field, new Blob([PICTURE], { type: 'image/png' }), 'picture.png')
    return { body: form }
  }

  /** By a visitor where everybody may, and else by the first of them who may. */
  const callAllowed = async (operation: Called, how: How) => {
    const members = how.caller === undefined ? callers : [how.caller]
    const possible = operation['x-who'].includes('everybody') ? [undefined] : members
    let came
    for (const caller of possible) {
      came = { caller, ...(await answered(operation, await call(operation, { ...how, caller }))) }
      if (came.status < 300) return came
    }
    throw new Error(`${operation.operationId} answered ${JSON.stringify(came)}`)
  }

  it('is served the very document', async () => {
    const response = await fetch(`${url}/api/openapi.json`)
    expect(await response.json()).toEqual(document)
  })

  const rest = [...commands.keys()].filter((type) => !inOrder.includes(type))
  it.each(rest)('%s is answered in a way that is written there, to every caller', async (type) => {
    const codes = commands.get(type)?.['x-codes'] as string[]
    for (const caller of callers) {
      const { status, body } = await answered(sending, await send(type, caller))
      if (status !== 200) expect([...codes, 'forbidden']).toContain((body as { code: string }).code)
    }
  })

  const inReach = others.filter(({ operationId }) => ![...NEEDS_THE_WEB, ...NEEDS_A_GIVEN_ID].includes(operationId))
  it.each(inReach.map((operation) => [operation.operationId, operation] as const))(
    '%s answers what is written there, and nothing that is not',
    async (_, operation) => {
      const { caller, headers } = await callAllowed(operation, {})
      if (operation.responses['304'] === undefined) return
      const again = await call(operation, { caller, headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect((await answered(operation, again)).status).toBe(304)
    },
  )

  it.each(NEEDS_THE_WEB)('%s is refused in a way that is written there, as nothing can be reached', async (operationId) => {
    const operation = others.find((each) => each.operationId === operationId) as Called
    expect((await answered(operation, await call(operation, { caller: 'noor' }))).status).toBe(422)
  })

  const asked = inReach.filter(
    ({ operationId, parameters = [] }) =>
      operationId !== NEEDS_A_PLACE_OF_ONES_OWN && parameters.some((each) => 'in' in each && each.in === 'query' && !each.required),
  )
  it.each(asked.map((operation) => [operation.operationId, operation] as const))(
    '%s takes all that is written there',
    async (_, operation) => {
      await callAllowed(operation, { address: withAll(operation) })
    },
  )

  it('refuses to go on after what is none of the caller’s, in a way that is written there', async () => {
    const operation = others.find(({ operationId }) => operationId === NEEDS_A_PLACE_OF_ONES_OWN) as Called
    const { status, body } = await answered(operation, await call(operation, { caller: 'noor', address: withAll(operation) }))
    expect([status, body]).toMatchObject([400, { code: 'unknown-place-in-list' }])
  })

  const waiting = others.filter(({ parameters = [] }) => parameters.some((each) => '$ref' in each && each.$ref.endsWith('/min-position')))
  it('waits where that is written, and says where it was in vain', async () => {
    expect(waiting.length).toBeGreaterThan(20)
    // Those who wait together give up together: all of these reads at one moment would be refused on a busy machine.
    const inTurn = atMost(8, waiting.length)
    const wait = async (operation: Called) => {
      const { caller } = await callAllowed(operation, { address: withPosition(operation, last) })
      const { headers } = await callAllowed(operation, { caller, address: withPosition(operation, last + 1_000_000) })
      expect([operation.operationId, headers.get('x-stale')]).toEqual([operation.operationId, 'true'])
    }
    await Promise.all(waiting.map((operation) => inTurn(() => wait(operation))))
  })

  const ofMembers = others.filter(({ security }) => security.length === 1)
  it.each([...ofMembers, sending].map((operation) => [operation.operationId, operation] as const))(
    '%s refuses a visitor in the way that is written there',
    async (_, operation) => {
      const response = operation.path === COMMANDS ? await send('CastVote', undefined) : await call(operation, {})
      expect((await answered(operation, response)).status).toBe(401)
    },
  )

  const named = others.filter(({ path }) => path.includes('{'))
  it.each(named.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses an address that can’t be in the way that is written there',
    async (_, operation) => {
      const caller = operation['x-who'].includes('everybody') ? undefined : 'otto'
      const response = await call(operation, { caller, address: operation.path.replaceAll(/\{\w+\}/g, NONSENSE) })
      expect((await answered(operation, response)).status).toBeGreaterThanOrEqual(400)
    },
  )

  it('can end what it began', async () => {
    for (const step of IN_THE_END) await accepted(...step)
  })
})
