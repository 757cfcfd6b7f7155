/** What the tree needs to know of a subscription: everything else is the caller's. */
export interface Interest {
  readonly subject: string
  readonly queue: string | undefined
}

/** Who is to have a message: every one of `everyone`, and one of each group. */
export interface Matches<I extends Interest> {
  everyone: readonly I[]
  groups: readonly (readonly I[])[]
}

interface Level<I> {
  literals: Map<string, Level<I>>
  any: Level<I> | undefined
  rest: Level<I> | undefined
  everyone: Set<I>
  groups: Map<string, Set<I>>
}

const MOST_CACHED = 4096

const emptyLevel = <I>(): Level<I> => ({ literals: new Map(), any: undefined, rest: undefined, everyone: new Set(), groups: new Map() })

const isIdle = <I>(level: Level<I>) =>
  level.everyone.size === 0 && level.groups.size === 0 && level.literals.size === 0 && level.any === undefined && level.rest === undefined

/** `>` only as the last token, and no token empty. */
export const isSubject = (subject: string): boolean => {
  const tokens = subject.split('.')
  return tokens.every((token, at) => token !== '' && (token !== '>' || at === tokens.length - 1))
}

export const isLiteralSubject = (subject: string): boolean => {
  const tokens = subject.split('.')
  return tokens.every((token) => token !== '' && token !== '>' && token !== '*')
}

/** Subjects by token, as nats-server's sublist keeps them, with the answers for recent subjects remembered. */
export class SubjectTree<I extends Interest> {
  readonly #root: Level<I> = emptyLevel()
  readonly #remembered = new Map<string, Matches<I>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(interest: I): void {
    let level = this.#root
    for (const token of interest.subject.split('.')) level = this.#descend(level, token)
    if (interest.queue === undefined) level.everyone.add(interest)
    else {
      const group = level.groups.get(interest.queue)
      if (group === undefined) level.groups.set(interest.queue, new Set([interest]))
      else group.add(interest)
    }
    this.#size += 1
    this.#forget(interest.subject)
  }

  remove(interest: I): void {
    if (this.#removeBelow(this.#root, interest.subject.split('.'), 0, interest)) this.#size -= 1
    this.#forget(interest.subject)
  }

  match(subject: string): Matches<I> {
    const known = this.#remembered.get(subject)
    if (known !== undefined) return known
    const everyone: I[] = []
    const groups = new Map<string, I[]>()
    const tokens = subject.split('.')
    if (!tokens.includes('')) collect(this.#root, tokens, 0, everyone, groups)
    const found = { everyone, groups: [...groups.values()] }
    if (this.#remembered.size >= MOST_CACHED) this.#remembered.clear()
    this.#remembered.set(subject, found)
    return found
  }

  #descend(level: Level<I>, token: string): Level<I> {
    if (token === '*') return (level.any ??= emptyLevel())
    if (token === '>') return (level.rest ??= emptyLevel())
    const known = level.literals.get(token)
    if (known !== undefined) return known
    const added = emptyLevel<I>()
    level.literals.set(token, added)
    return added
  }

  /** Levels that are not needed any more go with their last subscription, so that inboxes leave nothing behind. */
  #removeBelow(level: Level<I>, tokens: readonly string[], depth: number, interest: I): boolean {
    const token = tokens[depth]
    if (token === undefined) return this.#removeHere(level, interest)
    const next = token === '*' ? level.any : token === '>' ? level.rest : level.literals.get(token)
    if (next === undefined) return false
    const removed = this.#removeBelow(next, tokens, depth + 1, interest)
    if (isIdle(next)) {
      if (token === '*') level.any = undefined
      else if (token === '>') level.rest = undefined
      else level.literals.delete(token)
    }
    return removed
  }

  #removeHere(level: Level<I>, interest: I): boolean {
    if (interest.queue === undefined) return level.everyone.delete(interest)
    const group = level.groups.get(interest.queue)
    const removed = group?.delete(interest) ?? false
    if (group?.size === 0) level.groups.delete(interest.queue)
    return removed
  }

  #forget(subject: string): void {
    if (subject.includes('*') || subject.includes('>')) this.#remembered.clear()
    else this.#remembered.delete(subject)
  }
}

const take = <I>(level: Level<I>, everyone: I[], groups: Map<string, I[]>): void => {
  everyone.push(...level.everyone)
  for (const [queue, members] of level.groups) {
    const group = groups.get(queue)
    if (group === undefined) groups.set(queue, [...members])
    else group.push(...members)
  }
}

const collect = <I>(level: Level<I>, tokens: readonly string[], depth: number, everyone: I[], groups: Map<string, I[]>): void => {
  const token = tokens[depth]
  if (token === undefined) return take(level, everyone, groups)
  if (level.rest !== undefined) take(level.rest, everyone, groups)
  if (level.any !== undefined) collect(level.any, tokens, depth + 1, everyone, groups)
  // A published '*' or '>' is a plain word: it meets wildcards only, since no subscription holds it as a literal.
  const literal = level.literals.get(token)
  if (literal !== undefined) collect(literal, tokens, depth + 1, everyone, groups)
}
