import * as z from 'zod/mini'

/** For whom a text is kept, and where on the site it belongs. */
export interface TypedAt {
  readonly memberId: string
  readonly place: string
}

interface Kept<Schema> {
  readonly schema: Schema
  readonly keyOf: (at: TypedAt) => string
  /** Browsers may refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Keeps what is typed until it is sent: it outlives a reload, and the way to another page and back. */
export const keptTexts = <Schema extends z.core.$ZodType>({ schema, keyOf, storage }: Kept<Schema>) => ({
  read: (at: TypedAt): z.output<Schema> | undefined => {
    try {
      const text = storage().getItem(keyOf(at))
      return text === null ? undefined : z.safeParse(schema, JSON.parse(text)).data
    } catch {
      return undefined
    }
  },
  write: (at: TypedAt, typed: z.output<Schema>): void => {
    try {
      storage().setItem(keyOf(at), JSON.stringify(typed))
    } catch {
      // Where nothing may be kept, the text stands in its field alone.
    }
  },
  drop: (at: TypedAt): void => {
    try {
      storage().removeItem(keyOf(at))
    } catch {
      // Where nothing may be kept, nothing was.
    }
  },
})
