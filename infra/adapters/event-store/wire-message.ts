const VARINT = 0
const LENGTH_DELIMITED = 2
const SIZES = new Map([
  [1, 8],
  [5, 4],
])

/** The fields of a message in the wire format of Protocol Buffers, one after the other, without a copy of any. */
export class WireMessage {
  readonly #buffer: Buffer
  readonly #end: number
  #start: number
  #next: number
  #field = 0
  #number = 0

  constructor(buffer: Buffer, start = 0, end = buffer.length) {
    this.#buffer = buffer
    this.#start = start
    this.#next = start
    this.#end = end
  }

  /** On to the next field; false when there is none. */
  next(): boolean {
    if (this.#next >= this.#end) return false
    const tag = this.#varint()
    this.#field = tag >>> 3
    const kind = tag & 7
    if (kind === VARINT) this.#number = this.#varint()
    else {
      const length = kind === LENGTH_DELIMITED ? this.#varint() : SIZES.get(kind)
      if (length === undefined) throw new Error(`a message has a field of the unknown kind ${kind}`)
      this.#start = this.#next
      this.#next += length
    }
    if (this.#next > this.#end) throw new Error('a message ends before its field does')
    return true
  }

  get field(): number {
    return this.#field
  }

  /** Exact up to 2^53. */
  get number(): number {
    return this.#number
  }

  get text(): string {
    return this.#buffer.toString('utf8', this.#start, this.#next)
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(this.#start, this.#next)
  }

  get message(): WireMessage {
    return new WireMessage(this.#buffer, this.#start, this.#next)
  }

  /** The first text under that number, none if there is none; what comes after it is still to be read. */
  textAt(field: number): string {
    while (this.next()) if (this.#field === field) return this.text
    return ''
  }

  /** The same of a number, which is left out where it is 0. */
  numberAt(field: number): number {
    while (this.next()) if (this.#field === field) return this.#number
    return 0
  }

  #varint(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#buffer[this.#next++]
      if (byte === undefined) throw new Error('a message ends in the middle of a number')
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }
}
