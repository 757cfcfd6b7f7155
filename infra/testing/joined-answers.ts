/** One answer with the address or the command that it belongs to. The request is part of what it says. */
interface Said {
  readonly by: string
  readonly body: unknown
}

/** What answers are searched for: the words that name a member, and the values that identify an event of a voter. */
export interface Known {
  /** Maps a username, an id, or an id that anyone can derive from one, to the member. */
  readonly names: ReadonlyMap<string, string>
  /** Maps a position, an id, a time or a hash to the members whose event it is. */
  readonly events: ReadonlyMap<string, ReadonlySet<string>>
}

/** An element of an array is about one thing. What is around the array is about all of its elements. */
interface Scope {
  readonly names: Set<string>
  readonly events: Set<string>
  readonly pseudonyms: Set<string>
  readonly within: Scope[]
}

const newScope = (): Scope => ({ names: new Set(), events: new Set(), pseudonyms: new Set(), within: [] })

const WORD = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/g
const PSEUDONYM = /^m-[a-kmnp-z2-9]{8}$/

/** Collects all answers to readers of one role, to find out which name belongs to which pseudonym. */
export class JoinedAnswers {
  readonly #known: Known
  readonly #reader: string | undefined
  /** The names next to an event's value, and where they were. */
  readonly #named = new Map<string, Map<string, string>>()
  /** The pseudonyms next to an event's value, and where they were. */
  readonly #called = new Map<string, Map<string, string>>()
  readonly #direct = new Set<string>()
  /** The values of the same member's other events that are next to an event's value, and where they were. */
  readonly #linked = new Map<string, Map<string, string>>()

  /** The reader knows their own votes. */
  constructor(known: Known, reader?: string) {
    this.#known = known
    this.#reader = reader
  }

  /** Counts the events of voters that were seen next to a pseudonym. If there are none, the test has tried nothing. */
  get calledEvents(): number {
    return this.#called.size
  }

  take({ by, body }: Said, isRecorded = false): void {
    const whole = newScope()
    this.#read(by, whole)
    this.#walk(body, whole)
    this.#pair(whole, by, isRecorded)
  }

  /** Lists the names that were found for pseudonyms, and how each was found. */
  found(): readonly string[] {
    const joined = [...this.#named].flatMap(([event, members]) => {
      const way = this.#wayFrom(event)
      if (way === undefined) return []
      const [through, pseudonyms] = way
      return [...members].flatMap(([member, named]) =>
        [...pseudonyms].map(
          ([pseudonym, called]) => `${pseudonym} is ${member}: ${through.join(', then ')} stands in ${named} and in ${called}`,
        ),
      )
    })
    return [...this.#direct, ...joined].toSorted()
  }

  /** Finds the nearest event with a pseudonym, across answers that show two events of one member together. */
  #wayFrom(event: string): readonly [readonly string[], ReadonlyMap<string, string>] | undefined {
    const ways = [[event]]
    const seen = new Set([event])
    for (const way of ways) {
      const at = way.at(-1) ?? event
      const pseudonyms = this.#called.get(at)
      if (pseudonyms !== undefined) return [way, pseudonyms]
      for (const next of this.#linked.get(at)?.keys() ?? [])
        if (!seen.has(next)) {
          seen.add(next)
          ways.push([...way, next])
        }
    }
    return undefined
  }

  #walk(value: unknown, scope: Scope): void {
    if (Array.isArray(value))
      for (const each of value) {
        const own = newScope()
        scope.within.push(own)
        this.#walk(each, own)
      }
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) this.#walk(each, scope)
    else if (typeof value === 'string' || typeof value === 'number') this.#read(String(value), scope)
  }

  #read(text: string, { names, events, pseudonyms }: Scope): void {
    for (const [word] of text.matchAll(WORD)) {
      const name = this.#known.names.get(word)
      if (name !== undefined && name !== this.#reader) names.add(name)
      if (this.#known.events.has(word)) events.add(word)
      if (PSEUDONYM.test(word)) pseudonyms.add(word)
    }
  }

  /** Pairs what a scope and the scopes within it contain. */
  #pair(scope: Scope, by: string, isRecorded: boolean): Omit<Scope, 'within'> {
    const below = scope.within.map((each) => this.#pair(each, by, isRecorded))
    const all = (key: 'names' | 'events' | 'pseudonyms') => new Set([...scope[key], ...below.flatMap((each) => [...each[key]])])
    const [names, events, pseudonyms] = [all('names'), all('events'), all('pseudonyms')]
    const beside = (own: ReadonlySet<string>, under: ReadonlySet<string>, theirs: ReadonlySet<string>, deep: ReadonlySet<string>) => [
      ...[...own].flatMap((one) => [...deep].map((other) => [one, other] as const)),
      ...[...under].flatMap((one) => [...theirs].map((other) => [one, other] as const)),
    ]
    for (const [event, pseudonym] of beside(scope.events, events, scope.pseudonyms, pseudonyms)) keep(this.#called, event, pseudonym, by)
    for (const [one, other] of beside(scope.events, events, scope.events, events))
      if (one !== other && this.#isOfOne(one, other)) keep(this.#linked, one, other, by)
    if (!isRecorded) {
      for (const [event, name] of beside(scope.events, events, scope.names, names))
        if (this.#known.events.get(event)?.has(name) === true) keep(this.#named, event, name, by)
      for (const [pseudonym, name] of beside(scope.pseudonyms, pseudonyms, scope.names, names))
        this.#direct.add(`${pseudonym} is ${name}: ${by} says so`)
    }
    return { names, events, pseudonyms }
  }

  #isOfOne(one: string, other: string): boolean {
    const [members, others] = [this.#known.events.get(one), this.#known.events.get(other)]
    return members !== undefined && others !== undefined && !members.isDisjointFrom(others)
  }
}

const keep = (all: Map<string, Map<string, string>>, key: string, what: string, where: string): void => {
  const known = all.get(key) ?? new Map<string, string>()
  all.set(key, known)
  if (!known.has(what)) known.set(what, where)
}
