import { z } from 'zod'
import type { Logger } from './logging.ts'

type Environment = Readonly<Record<string, string | undefined>>
/** What is wrong with it where it is open to the internet; undefined where nothing is. */
type Doubt = (value: never) => string | undefined

/** A setting that is only taken with such a value when somebody says that it is meant. */
export const doubted = <Schema extends z.ZodType>(schema: Schema, doubt: (value: z.output<Schema>) => string | undefined): Schema =>
  schema.meta({ ...schema.meta(), doubt })

const doubtOf = (schema: unknown): Doubt | undefined =>
  schema instanceof z.ZodType ? (schema.meta()?.['doubt'] as Doubt | undefined) : undefined

export const switchOf = (name: string): string => `${name}_INSECURE`

interface Insecure {
  readonly name: string
  readonly because: string
  readonly isMeant: boolean
}

/** Settings whose values are insecure, and should not be used by mistake. */
export const insecureIn = (schema: z.ZodObject, environment: Environment): Insecure[] =>
  Object.entries(schema.shape).flatMap(([name, setting]) => {
    const doubt = doubtOf(setting)
    const { data, success } = (setting as z.ZodType).safeParse(environment[name])
    const because = doubt !== undefined && success ? doubt(data as never) : undefined
    return because === undefined ? [] : [{ name, because, isMeant: environment[switchOf(name)] === 'yes' }]
  })

/** Logged at each start, so that it is not forgotten. */
export const warnOfInsecure = (schema: z.ZodObject, logger: Logger, environment: Environment = process.env): void => {
  for (const { name, because, isMeant } of insecureIn(schema, environment))
    if (isMeant) logger.warn({ setting: name }, `${name} is insecure, as ${switchOf(name)} says it may be: ${because}`)
}

const CLASSES = [
  [/^\d+$/, 10],
  [/^[\da-f]+$/i, 16],
  [/^[a-z\d]+$/, 36],
  [/^[A-Z\d]+$/, 36],
  [/^[\w+/=-]+$/, 64],
] as const
const PRINTABLE = 95
const LEAST_BYTES = 32
/** A secret with fewer different characters was not chosen at random. */
const LEAST_DIFFERENT = 10

/** As if each character had been drawn from the smallest alphabet that has them all. */
export const bytesOfChance = (secret: string): number => {
  const alphabet = CLASSES.find(([holds]) => holds.test(secret))?.[1] ?? PRINTABLE
  return (secret.length * Math.log2(alphabet)) / 8
}

const isRepeated = (secret: string): boolean => /^(.+?)\1+$/s.test(secret) || new Set(secret).size < LEAST_DIFFERENT

export const secretDoubt = (secret: string): string | undefined =>
  bytesOfChance(secret) < LEAST_BYTES || isRepeated(secret) ? `it holds less than ${LEAST_BYTES} random bytes` : undefined

/** A browser treats its own machine like https. */
const LOOPBACK = /^(localhost|[^.]+\.localhost|127(\.\d+){3}|\[::1\])$/

export const openAddressDoubt = (address: string): string | undefined => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || LOOPBACK.test(hostname) ? undefined : 'passwords and sessions travel where others can read them'
}
