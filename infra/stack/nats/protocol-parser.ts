/** What a client says, one call per operation. Text is latin-1, so that subjects pass through byte for byte. */
export interface ClientOperations {
  connect(options: string): void
  /** `framed` is the payload with its closing CRLF, ready to be copied to subscribers; `headerSize` is -1 for PUB. */
  publish(subject: string, reply: string | undefined, headerSize: number, framed: Buffer): void
  subscribe(subject: string, queue: string | undefined, sid: string): void
  unsubscribe(sid: string, max: number): void
  ping(): void
  pong(): void
  /** The connection cannot go on: with a message the client is sent the reason, without one it is only closed, as nats-server does. */
  violation(message: string | undefined): void
}

export interface ProtocolLimits {
  maxControlLine: number
  maxPayload: number
}

interface Publication {
  subject: string
  reply: string | undefined
  headerSize: number
  framedSize: number
}

const NEWLINE = 10
const RETURN = 13
const OPERATIONS = ['PUB ', 'HPUB ', 'SUB ', 'UNSUB ', 'CONNECT', 'PING', 'PONG', '+OK', '-ERR', 'INFO ']
const LONGEST_OPERATION = 8
const MOST_DIGITS = 9

const operationOf = (line: string) => line.slice(0, LONGEST_OPERATION).toUpperCase().replaceAll('\t', ' ')

const isSpace = (code: number) => code === 32 || code === 9 || code === RETURN

const splitArguments = (line: string, from: number): string[] => {
  const words: string[] = []
  let start = -1
  for (let at = from; at < line.length; at += 1) {
    if (!isSpace(line.charCodeAt(at))) {
      if (start < 0) start = at
    } else if (start >= 0) {
      words.push(line.slice(start, at))
      start = -1
    }
  }
  if (start >= 0) words.push(line.slice(start))
  return words
}

/** NaN where nats-server refuses: anything but one to nine digits. */
const parseSize = (word: string): number => {
  if (word.length > MOST_DIGITS || word.length === 0) return Number.NaN
  let size = 0
  for (let at = 0; at < word.length; at += 1) {
    const digit = word.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    size = size * 10 + digit
  }
  return size
}

/** The client half of the NATS protocol, fed with bytes as they come: where they are cut makes no difference. */
export class ProtocolParser {
  /** Becomes true when CONNECT asks for headers. */
  headersAllowed = false
  readonly #operations: ClientOperations
  readonly #limits: ProtocolLimits
  #stopped = false
  #line: Buffer | undefined
  #publication: Publication | undefined
  #payload: Buffer | undefined
  #payloadFilled = 0

  constructor(operations: ClientOperations, limits: ProtocolLimits) {
    this.#operations = operations
    this.#limits = limits
  }

  stop(): void {
    this.#stopped = true
    this.#line = undefined
    this.#payload = undefined
  }

  feed(chunk: Buffer): void {
    let at = 0
    while (at < chunk.length && !this.#stopped) {
      at = this.#publication === undefined ? this.#readLine(chunk, at) : this.#readPayload(chunk, at, this.#publication)
    }
  }

  #readLine(chunk: Buffer, from: number): number {
    const newline = chunk.indexOf(NEWLINE, from)
    const part = chunk.subarray(from, newline < 0 ? chunk.length : newline)
    const whole = this.#line === undefined ? part : Buffer.concat([this.#line, part])
    const end = whole.length > 0 && whole[whole.length - 1] === RETURN ? whole.length - 1 : whole.length
    if (newline < 0) {
      this.#line = whole
      this.#checkUnfinished(whole.toString('latin1', 0, end))
      return chunk.length
    }
    this.#line = undefined
    this.#operation(whole.toString('latin1', 0, end))
    return newline + 1
  }

  /** A line that can no longer become an operation is refused at once, and so is one that never ends. */
  #checkUnfinished(line: string): void {
    const said = operationOf(line)
    if (!OPERATIONS.some((known) => known.startsWith(said) || said.startsWith(known))) return this.#unknown()
    if (line.length > this.#limits.maxControlLine + LONGEST_OPERATION) this.#tooLong()
  }

  #operation(line: string): void {
    const said = operationOf(line)
    const known = OPERATIONS.find((operation) => said.startsWith(operation))
    if (known === undefined) return this.#unknown()
    if (line.length - known.length > this.#limits.maxControlLine) return this.#tooLong()
    switch (known) {
      case 'PUB ':
        return this.#publish(splitArguments(line, known.length))
      case 'HPUB ':
        return this.#publishWithHeaders(splitArguments(line, known.length))
      case 'SUB ':
        return this.#subscribe(splitArguments(line, known.length))
      case 'UNSUB ':
        return this.#unsubscribe(splitArguments(line, known.length))
      case 'CONNECT':
        return this.#operations.connect(line.slice(known.length))
      case 'PING':
        return this.#operations.ping()
      case 'PONG':
        return this.#operations.pong()
      case '-ERR':
        return this.#operations.violation(undefined)
      default:
    }
  }

  #publish(words: string[]): void {
    const [subject, second, third] = words
    if (subject === undefined || second === undefined || words.length > 3) return this.#operations.violation(undefined)
    this.#expectPayload(subject, third === undefined ? undefined : second, -1, parseSize(third ?? second))
  }

  #publishWithHeaders(words: string[]): void {
    const [subject, second, third, fourth] = words
    const unusable = subject === undefined || second === undefined || third === undefined || words.length > 4
    if (unusable || !this.headersAllowed) return this.#operations.violation(undefined)
    const headerSize = parseSize(fourth === undefined ? second : third)
    const size = parseSize(fourth ?? third)
    if (!(headerSize <= size)) return this.#operations.violation(undefined)
    this.#expectPayload(subject, fourth === undefined ? undefined : second, headerSize, size)
  }

  #expectPayload(subject: string, reply: string | undefined, headerSize: number, size: number): void {
    if (Number.isNaN(size)) return this.#operations.violation(undefined)
    if (size > this.#limits.maxPayload) return this.#operations.violation('Maximum Payload Violation')
    this.#publication = { subject, reply, headerSize, framedSize: size + 2 }
  }

  #subscribe(words: string[]): void {
    const [subject, second, third] = words
    if (subject === undefined || second === undefined || words.length > 3) return this.#operations.violation(undefined)
    this.#operations.subscribe(subject, third === undefined ? undefined : second, third ?? second)
  }

  #unsubscribe(words: string[]): void {
    const [sid, max] = words
    if (sid === undefined || words.length > 2) return this.#operations.violation(undefined)
    this.#operations.unsubscribe(sid, max === undefined ? 0 : parseSize(max) || 0)
  }

  #readPayload(chunk: Buffer, from: number, publication: Publication): number {
    const missing = publication.framedSize - this.#payloadFilled
    if (this.#payload === undefined && chunk.length - from >= missing) {
      this.#delivered(publication, chunk.subarray(from, from + missing))
      return from + missing
    }
    this.#payload ??= Buffer.allocUnsafe(publication.framedSize)
    const copied = chunk.copy(this.#payload, this.#payloadFilled, from, Math.min(chunk.length, from + missing))
    this.#payloadFilled += copied
    if (copied === missing) this.#delivered(publication, this.#payload)
    return from + copied
  }

  #delivered({ subject, reply, headerSize, framedSize }: Publication, framed: Buffer): void {
    this.#publication = undefined
    this.#payload = undefined
    this.#payloadFilled = 0
    if (framed[framedSize - 2] !== RETURN || framed[framedSize - 1] !== NEWLINE) return this.#unknown()
    this.#operations.publish(subject, reply, headerSize, framed)
  }

  #unknown(): void {
    this.#operations.violation('Unknown Protocol Operation')
  }

  #tooLong(): void {
    this.#operations.violation('maximum control line exceeded')
  }
}
