/** Eight times as long may cost eight times as much; so much more is left for the logarithm of a sort and for collected garbage. */
const MARGIN = 3
/** With no more than this, no other round follows. */
const SURELY = 1.6
const PARTS = [1, 2, 4, 8]
const MOST_PARTS = 8
/** Of the longest of the four texts: from here on, how the cost grows can be measured. */
const MEASURABLE_MS = 20
/** The clock of the processor ticks every few milliseconds, so that short runs are measured together. */
const TOGETHER_MS = 25
const ROUNDS = 5

type Parse = (text: string) => unknown

/** What this thread took of a processor: on a busy machine, a long run waits for its turn more often than a short one. */
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

/** The first run is slower than all others. */
const isMeasurable = (parse: Parse, text: string): boolean => {
  for (let run = 0; run < 3; run++) {
    const begun = taken()
    parse(text)
    if (taken() - begun < MEASURABLE_MS) return false
  }
  return true
}

/**
 * An eighth of a text that is long enough to be measured. A short one is tried first, so that a bad parser is found out in little time. Undefined where the
 * longest costs too little to be measured, and harms no reader.
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
 * Parses texts that repeat the seed, of one, two, four and eight parts and at most of that length, and says what they cost where that grows faster than they
 * do by more than the margin. The least of several rounds counts, as collecting garbage makes some of them dearer and none cheaper.
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
