import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flipBit, loseEnd, tearTail } from './damage.ts'
import type { Fault, Round } from './fault.ts'
import { seconds } from './findings.ts'
import { readLog, type RecordedEvent } from './recorded-log.ts'

const SIZES = { short: { tears: 1, flips: 2 }, long: { tears: 3, flips: 8 } } as const

const CHUNK = 'chunk-000000.000000'

/** kill -9 while it writes, and what a crash of the machine leaves at the end of the file. Gives a copy of the data before the tear. */
const tear = async ({ stack, ledger, random, findings, form }: Round, load: ReturnType<Round['load']>, folder: string) => {
  await load.answers(random.between(20, form === 'short' ? 60 : 300))
  await stack.eventStore.kill()
  const last = ledger.lastPosition()
  cpSync(stack.eventStoreDir, folder, { recursive: true })
  const what = tearTail(join(stack.eventStoreDir, CHUNK), last, random)
  const took = await stack.eventStore.start()
  findings.measure(`${what} after the end: repaired, up after ${seconds(took)}`)
  return last
}

/** What a damaged store says: nothing that is not so. */
const readDamaged = async (url: string): Promise<RecordedEvent[] | Error> => {
  try {
    return await readLog(url)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

interface Damage {
  readonly name: string
  readonly acknowledged: number
  readonly original: string
  readonly log: readonly RecordedEvent[]
  readonly when: 'before its start' | 'while it runs'
  readonly do: (file: string) => string
}

const refuses = async ({ stack, findings }: Round, damage: Damage): Promise<void> => {
  const dataDir = `${damage.original}-${damage.name}`
  cpSync(damage.original, dataDir, { recursive: true })
  const { part, url } = await stack.eventStoreBeside(damage.name, dataDir)
  const file = join(dataDir, CHUNK)
  const early = damage.when === 'before its start' ? damage.do(file) : undefined
  try {
    const refusal = await part.start().then(
      () => undefined,
      (error: unknown) => String(error),
    )
    if (refusal !== undefined) {
      const loud = /exit code [1-9]/.test(refusal) && /damaged|does not begin/.test(refusal)
      return findings.require(
        `a start with ${early} ${damage.name}`,
        loud,
        'an end that is not 0, and says that the log is damaged',
        refusal,
      )
    }
    const what = `${early ?? damage.do(file)} ${damage.name}, ${damage.when}`
    const served = await readDamaged(url)
    const said = readFileSync(stack.logOf(damage.name), { encoding: 'utf8', flag: 'a+' })
    const loud = served instanceof Error
    findings.require(`reading with ${what}`, loud, 'an error', `${served instanceof Error ? 0 : served.length} events, and: ${said}`)
    if (!(served instanceof Error)) findings.expect(`events served with ${what}`, damage.log.slice(0, served.length), served)
  } finally {
    await part.kill()
  }
}

export const eventStoreDamaged: Fault = {
  id: 'R8',
  title: 'the event store killed, its tail torn, its bits flipped',
  run: async (round) => {
    const { stack, random, form, findings } = round
    const load = round.load({ writers: 16, abandoned: 0.1 })
    const copy = (index: number) => join(stack.folder, `event-store-before-${random.bytes(4).toString('hex')}-${index}`)
    let original = ''
    let acknowledged = 0
    for (let index = 0; index < SIZES[form].tears; index++) {
      original = copy(index)
      acknowledged = await tear(round, load, original)
    }
    await load.answers(16)
    await load.stop()
    const log = await readLog(stack.eventStoreUrl)
    const damaged = { acknowledged, original, log }
    for (let index = 0; index < SIZES[form].flips; index++) {
      await refuses(round, {
        ...damaged,
        name: `flipped-${index}`,
        when: index % 2 === 0 ? 'before its start' : 'while it runs',
        do: (file) => flipBit(file, acknowledged, random),
      })
    }
    await refuses(round, {
      ...damaged,
      name: 'lost',
      when: 'before its start',
      do: (file) => loseEnd(file, acknowledged, random),
    })
    findings.measure(`${SIZES[form].flips} flipped bits and a lost end refused`)
  },
}
