import { isSealed } from '@debut/adapters/sealing.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * Members under numbers, in the order in which they appear: the same member has the same number within one answer, and another one in the
 * next. Ids of everything else are no UUIDs, but those of commands.
 */
export class MaskedMembers {
  readonly #numbers = new Map<string, number>()

  nameOf(id: string): string {
    const known = this.#numbers.get(id) ?? this.#numbers.size + 1
    this.#numbers.set(id, known)
    return `m-${known}`
  }

  /** The same wherever one stands in a text. */
  in(text: string): string {
    return text.replaceAll(UUID, (id) => this.nameOf(id))
  }
}

/** What identifies a member, in the log of their own account. */
const TELLING: ReadonlySet<string> = new Set(['username', 'email', 'phone', 'name', 'avatar'])

const PERSONAL = '(personal)'
/** Long enough to tell two apart, and no more than anybody reads. */
const MOST_CHARACTERS = 300
const MOST_ITEMS = 20

/**
 * An event's data as it stands in the log, for those who look for what is wrong with it: what members wrote is sealed there and stays out,
 * and members are numbered.
 */
export const maskedPayload = (data: unknown): unknown => masked(data, new MaskedMembers())

const masked = (value: unknown, members: MaskedMembers): unknown => {
  if (typeof value === 'string') return members.in(value).slice(0, MOST_CHARACTERS)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => masked(item, members))
  if (isSealed(value)) return PERSONAL
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ITEMS * 2)
      .map(([field, item]) => [field, TELLING.has(field) ? PERSONAL : masked(item, members)]),
  )
}
