import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberRegistered, memberStream } from '@debut/events/members/member-events.ts'
import { LaunchDayOpened, launchDayStream } from '@debut/events/launches/launch-day-events.ts'
import { slugStream } from '@debut/events/tools/claim-streams.ts'
import { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import { SlugClaimed, ToolListed, toolStream } from '@debut/events/tools/tool-events.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { AuditRefused } from '../audit-refused.ts'
import type { OpenedLaunch } from '../rules/opened-launch.ts'
import type { Question } from '../question.ts'
import { isA } from './recorded.ts'
import type { LedgerVote } from './vote-ledger.ts'

type Card = Pick<LedgerVote, 'memberId' | 'toolId' | 'boardDate' | 'countsOn'>

/** What of the log, the ledger and the boards belongs to the question. */
export interface Scope {
  readonly title: string
  /** Whatever a table has that the log has not is found too. */
  readonly isAll: boolean
  hasVote(vote: Card): boolean
  /** Launches that are looked at whether or not they have a vote. */
  hasLaunch(launch: OpenedLaunch): boolean
  hasDay(day: Day): boolean
  /** The same of the ledger's rows: SQL that takes one value, as $2. */
  readonly rows: { readonly sql: string; readonly value: string }
  /** Whose own tables are looked at: SQL that takes one value, as $1; undefined where it is no member's. */
  readonly members: { readonly sql: string; readonly value: string; has(memberId: MemberId): boolean } | undefined
}

export interface LogParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly signal: AbortSignal
}

/** The name is looked up in the log too: a read model that is wrong may be wrong about names. */
export const scopeOf = async ({ subject, name }: Question, parts: LogParts): Promise<Scope> => {
  switch (subject) {
    case 'all':
      return everything
    case 'tool':
      return toolScope(await toolNamed(name, parts))
    case 'member':
      return memberScope(name, await memberNamed(name, parts))
    case 'day':
      return dayScope(await dayNamed(name, parts))
    case 'days':
      return daysScope(await daysNamed(name, parts))
  }
}

const always = () => true

export const everything: Scope = {
  title: 'everything',
  isAll: true,
  hasVote: always,
  hasLaunch: always,
  hasDay: always,
  rows: { sql: "$2::text = ''", value: '' },
  members: { sql: "$1::text = ''", value: '', has: always },
}

const toolScope = ({ toolId, slug }: { readonly toolId: ToolId; readonly slug: string }): Scope => ({
  title: `tool ${slug} (${toolId})`,
  isAll: false,
  hasVote: (vote) => vote.toolId === toolId,
  hasLaunch: (launch) => launch.toolId === toolId,
  hasDay: () => false,
  rows: { sql: 'tool_id = $2', value: toolId },
  members: undefined,
})

const memberScope = (name: string, memberId: MemberId): Scope => ({
  title: name === memberId ? `member ${memberId}` : `member ${name} (${memberId})`,
  isAll: false,
  hasVote: (vote) => vote.memberId === memberId,
  hasLaunch: () => false,
  hasDay: () => false,
  rows: { sql: 'member_id = $2::uuid', value: memberId },
  members: { sql: 'member_id = $1::uuid', value: memberId, has: (other) => other === memberId },
})

const dayScope = (day: Day): Scope => ({
  title: `day ${day}`,
  isAll: false,
  hasVote: ({ boardDate, countsOn }) => boardDate === day || countsOn === day,
  hasLaunch: ({ boardDate }) => boardDate === day,
  hasDay: (other) => other === day,
  rows: { sql: '(board_date = $2::date or counts_on = $2::date)', value: day },
  members: undefined,
})

interface Days {
  readonly from: Day
  readonly to: Day
}

const daysScope = ({ from, to }: Days): Scope => {
  const isWithin = (day: Day) => day >= from && day <= to
  return {
    title: `days ${from} to ${to}`,
    isAll: false,
    hasVote: ({ boardDate, countsOn }) => isWithin(boardDate) || isWithin(countsOn),
    hasLaunch: ({ boardDate }) => isWithin(boardDate),
    hasDay: isWithin,
    rows: { sql: '$2::daterange @> board_date or $2::daterange @> counts_on', value: `[${from},${to}]` },
    members: undefined,
  }
}

const toolNamed = async (name: string, { log, keys }: LogParts): Promise<{ toolId: ToolId; slug: string }> => {
  const slug = Slug.safeParse(name)
  const claims = slug.success ? await decode(keys, await log.read(slugStream(slug.data))) : []
  const id = ToolId.safeParse(name)
  const toolId = claims.findLast(isA(SlugClaimed))?.event.data.toolId ?? (id.success ? id.data : undefined)
  const listed = toolId === undefined ? [] : await decode(keys, await log.read(toolStream(toolId)))
  const card = listed.find(isA(ToolListed))?.event.data
  if (card === undefined) throw new AuditRefused(`The log has no tool "${name}".`)
  return card
}

const memberNamed = async (name: string, parts: LogParts): Promise<MemberId> => {
  const id = MemberId.safeParse(name)
  const known = id.success && (await parts.log.read(memberStream(id.data))).length > 0
  const memberId = id.success ? id.data : await registeredAs(name, parts)
  if (memberId === undefined || (id.success && !known)) throw new AuditRefused(`The log has no member "${name}".`)
  return memberId
}

/** Usernames are sealed, so that there is no other way than to open each. */
const registeredAs = async (username: string, { log, keys, signal }: LogParts): Promise<MemberId | undefined> => {
  for await (const { events, live } of log.follow({ after: undefined, categories: ['member'], signal })) {
    const registered = events.filter(({ type }) => type === MemberRegistered.type)
    const found = (await decode(keys, registered)).filter(isA(MemberRegistered)).find(({ event }) => event.data.username === username)
    if (found !== undefined) return found.event.data.memberId
    if (live) return undefined
  }
  return undefined
}

const daysNamed = async (name: string, { log, signal }: LogParts): Promise<Days> => {
  const [from, to, ...more] = name.split('..').map((each) => Day.safeParse(each).data)
  if (from === undefined || to === undefined || more.length > 0 || from > to)
    throw new AuditRefused(`"${name}" are not days: write them like 2026-11-01..2026-11-20.`)
  for await (const { events, live } of log.follow({ after: undefined, categories: ['launchDay'], signal })) {
    if (events.some(({ type, stream }) => type === LaunchDayOpened.type && isBetween(stream, launchDayStream(from), launchDayStream(to))))
      return { from, to }
    if (live) break
  }
  throw new AuditRefused(`No day was opened from ${from} to ${to}: the log has no boards for these days.`)
}

const isBetween = (text: string, least: string, most: string) => text >= least && text <= most

const dayNamed = async (name: string, { log }: LogParts): Promise<Day> => {
  const day = Day.safeParse(name)
  if (!day.success) throw new AuditRefused(`"${name}" is not a day: write it like 2026-11-20.`)
  const opened = (await log.read(launchDayStream(day.data))).some(({ type }) => type === LaunchDayOpened.type)
  if (!opened) throw new AuditRefused(`${name} was never opened: the log has no board for this day.`)
  return day.data
}
