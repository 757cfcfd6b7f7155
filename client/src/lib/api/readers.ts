import { isRecord } from './is-record.ts'

/** Gives undefined for what it does not recognise. Enough for our own answers, at a hundredth of zod's weight. */
export type Reader<T> = (value: unknown) => T | undefined
export type Read<R> = R extends Reader<infer T> ? T : never
type Shape<Fields> = { readonly [Name in keyof Fields]: Read<Fields[Name]> }

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Reader<number> = (value) => (typeof value === 'number' ? value : undefined)
export const yesOrNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const oneOf =
  <const Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value)

/** What is missing is null as well. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null || value === undefined ? null : read(value)

export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.map(read).filter((item) => item !== undefined)
    return items.length === value.length ? items : undefined
  }

/** Every field, or nothing; what else there is stays behind. */
export const shape =
  <Fields extends Readonly<Record<string, Reader<unknown>>>>(fields: Fields): Reader<Shape<Fields>> =>
  (value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(fields).map(([name, read]) => [name, read(value[name])] as const)
    if (entries.some(([, field]) => field === undefined)) return undefined
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by its own reader
    return Object.fromEntries(entries) as Shape<Fields>
  }
