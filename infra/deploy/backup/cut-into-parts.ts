/** Held whole while it is sealed, and taken whole by every S3. */
const PART_BYTES = 8 * 1024 * 1024

/** What streams by, in pieces of a size that can be held. */
export async function* cutIntoParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.byteLength
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
