/**
 * A text eight times as long may cost eight times as much. This factor leaves room for the logarithm of a sort and for garbage collection.
 */
const MARGIN = 3
/** If the cost grows by no more than this, no other round is needed. */
const SURELY = 1.6
const PARTS = [1, 2, 4, 8]
const MOST_PARTS = 8
/** If the longest of the four texts takes this long, the growth of the cost can be measured. */
const MEASURABLE_MS = 20
/** The processor's clock ticks only every few milliseconds, so short runs are measured together. */
const TOGETHER_MS = 25
const ROUNDS = 5

type Parse = (text: string) => unknown

/** Returns the processor time of this thread. On a busy machine, a long run waits for its turn more often than a short one. */
const taken = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const cost = (parse: Parse, text: string): number => {
  const begun = taken()
  for (let runs = 1; ; runs++) {
    parse(text)
    const ms = taken() - begun
    if (ms >= TOGETHER_MS || runs === 1_000) return ms / runs
  }
}

const repeated = (seed: string, length: number): string => seed.repeat(Math.ceil(length / seed.length)).slice(0, length)

/** The first run is slower than all others, so it is not measured. */
const isMeasurable = (parse: Parse, text: string): boolean => {
  for (let run = 0; run < 3; run++) {
    const begun = taken()
    parse(text)
    if (taken() - begun < MEASURABLE_MS) return false
  }
  return true
}

/**
 * Returns an eighth of a text that is long enough to be measured. A short one is tried first, so that a bad parser is found quickly. It is
 * undefined if the longest text costs too little to be measured, and so harms no reader.
 */
const partFor = (parse: Parse, seed: string, longest: number): number | undefined => {
  const part = Math.ceil(longest / MOST_PARTS)
  const shorter = Math.ceil(part / MOST_PARTS)
  return [shorter, part].find((each) => isMeasurable(parse, repeated(seed, MOST_PARTS * each)))
}

export interface Growing {
  readonly seed: string
  readonly lengths: readonly number[]
  readonly ms: readonly number[]
}

const growsFaster = ([first = 0, ...longer]: readonly number[], margin: number): boolean =>
  longer.some((ms, index) => ms > first * (PARTS[index + 1] ?? 1) * margin)

/**
 * Parses texts of one, two, four and eight parts that repeat the seed, up to the given length. It returns their costs if these grow faster
 * than the texts by more than the margin. The lowest cost of several rounds counts, because garbage collection makes some rounds slower and
 * none faster.
 */
export const costGrowth = (parse: Parse, seed: string, longest: number): Growing | undefined => {
  const part = partFor(parse, seed, longest)
  if (part === undefined) return undefined
  const texts = PARTS.map((parts) => repeated(seed, part * parts))
  let least = texts.map((text) => cost(parse, text))
  for (let round = 1; round < ROUNDS && growsFaster(least, SURELY); round++)
    least = texts.map((text, index) => Math.min(least[index] ?? Infinity, cost(parse, text)))
  return growsFaster(least, MARGIN) ? { seed, lengths: texts.map(({ length }) => length), ms: least } : undefined
}
