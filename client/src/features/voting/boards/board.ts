import { isRecord } from '../../../lib/api/is-record.ts'
import type { Period } from './period.ts'

export interface Maker {
  readonly memberId: string
  /** Null once the member was erased. */
  readonly username: string | null
}

/** Where a launch stands. Points are null while they are hidden. */
export interface Standing {
  readonly rank: number
  readonly launchId: string
  readonly points: number | null
  readonly voters: number | null
  readonly hidden: boolean
}

export interface Entry extends Standing {
  readonly boardDate: string
  readonly slug: string
  readonly name: string
  readonly tagline: string
  readonly category: string
  readonly tags: readonly string[]
  readonly logo: string
  readonly makers: readonly Maker[]
}

interface BoardFacts {
  readonly period: Period
  /** The period's first day. */
  readonly start: string
  /** When time alone changes it next; null once it is over. */
  readonly validUntil: string | null
}

/** A stretch of a board with all that rows show. */
export interface BoardPage extends BoardFacts {
  /** How far into the log it reaches. */
  readonly position: number
  readonly total: number
  readonly entries: readonly Entry[]
}

/** What a live board tells: who stands where, among the first hundred. */
export interface BoardNews extends BoardFacts {
  readonly standings: readonly Standing[]
}

const PERIODS: readonly string[] = ['day', 'week', 'month', 'year'] satisfies Period[]
const isPeriod = (value: unknown): value is Period => typeof value === 'string' && PERIODS.includes(value)
const isCount = (value: unknown): value is number | null => value === null || typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'

const parseFacts = ({ period, start, validUntil }: Record<string, unknown>): BoardFacts | undefined =>
  isPeriod(period) && typeof start === 'string' && (validUntil === null || typeof validUntil === 'string')
    ? { period, start, validUntil }
    : undefined

const parseStanding = (value: unknown): Standing | undefined => {
  if (!isRecord(value)) return undefined
  const { rank, launchId, points, voters, hidden } = value
  if (typeof rank !== 'number' || typeof launchId !== 'string' || typeof hidden !== 'boolean') return undefined
  return isCount(points) && isCount(voters) ? { rank, launchId, points, voters, hidden } : undefined
}

const parseMaker = (value: unknown): Maker | undefined => {
  if (!isRecord(value)) return undefined
  const { memberId, username } = value
  return typeof memberId === 'string' ? { memberId, username: typeof username === 'string' ? username : null } : undefined
}

const parseEntry = (value: unknown): Entry | undefined => {
  const standing = parseStanding(value)
  if (standing === undefined || !isRecord(value)) return undefined
  const { boardDate, slug, name, tagline, category, tags, logo, makers } = value
  if (typeof boardDate !== 'string' || typeof slug !== 'string' || typeof name !== 'string') return undefined
  return {
    ...standing,
    boardDate,
    slug,
    name,
    tagline: typeof tagline === 'string' ? tagline : '',
    category: typeof category === 'string' ? category : '',
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    logo: typeof logo === 'string' ? logo : '/avatar.svg',
    makers: Array.isArray(makers) ? makers.map(parseMaker).filter((maker) => maker !== undefined) : [],
  }
}

/** Undefined for anything else. A launch whose tool is not known yet is left out until it is. */
export const parseBoardPage = (body: unknown): BoardPage | undefined => {
  if (!isRecord(body) || !Array.isArray(body['tools'])) return undefined
  const { position, total } = body
  const facts = parseFacts(body)
  if (facts === undefined || typeof position !== 'number' || typeof total !== 'number') return undefined
  return { ...facts, position, total, entries: body['tools'].map(parseEntry).filter((entry) => entry !== undefined) }
}

export const parseBoardNews = (body: unknown): BoardNews | undefined => {
  if (!isRecord(body) || !Array.isArray(body['tools'])) return undefined
  const facts = parseFacts(body)
  const standings = body['tools'].map(parseStanding).filter((standing) => standing !== undefined)
  return facts === undefined || standings.length < body['tools'].length ? undefined : { ...facts, standings }
}

/** The points of one launch through its day, from its first minute, one for each quarter of an hour. */
export interface Curve {
  readonly launchId: string
  readonly name: string
  readonly points: readonly number[]
}

/** Null while points are hidden; undefined for anything else. */
export const parseCurve = (body: unknown): readonly number[] | null | undefined => {
  if (!isRecord(body)) return undefined
  const { curve } = body
  if (curve === null) return null
  if (!isRecord(curve) || !Array.isArray(curve['points'])) return undefined
  const points = curve['points'].filter((value) => typeof value === 'number')
  return points.length === curve['points'].length ? points : undefined
}
