/** Protocol Buffers, written from the end to the beginning: what is nested is there before its length is due. */
export class WireWriter {
  #bytes = Buffer.allocUnsafeSlow(16_384)
  #left = this.#bytes.length

  /** Whatever was left of a message that could not be finished goes. */
  begin(): void {
    this.#left = this.#bytes.length
  }

  /** What is written stands before what was written until then. */
  get written(): number {
    return this.#bytes.length - this.#left
  }

  byte(value: number): void {
    this.#make(1)
    this.#bytes[--this.#left] = value
  }

  varint(value: number): void {
    if (value < 128) return this.byte(value)
    this.varint(Math.floor(value / 128))
    this.byte((value % 128) | 128)
  }

  string(tag: number, text: string): void {
    const length = Buffer.byteLength(text)
    this.#make(length)
    this.#left -= length
    this.#bytes.write(text, this.#left, length)
    this.close(tag, this.written - length)
  }

  bytes(tag: number, bytes: Uint8Array): void {
    this.#make(bytes.length)
    this.#left -= bytes.length
    this.#bytes.set(bytes, this.#left)
    this.close(tag, this.written - bytes.length)
  }

  /** Everything since that point becomes one field. */
  close(tag: number, since: number): void {
    this.varint(this.written - since)
    this.byte(tag)
  }

  take(): Buffer {
    return Buffer.from(this.#bytes.subarray(this.#left))
  }

  #make(room: number): void {
    if (room <= this.#left) return
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + room)
    this.#bytes.copy(larger, larger.length - this.written, this.#left)
    this.#left += larger.length - this.#bytes.length
    this.#bytes = larger
  }
}
