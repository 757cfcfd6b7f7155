import { inject } from 'vitest'
import { z } from 'zod'
import { StackFile } from '@debut/stack/stack-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for a part that it shares with others. */
    partsUrl: string
  }
}

const ask = async <Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> => {
  const answer = await fetch(new URL(name, inject('partsUrl')))
  if (!answer.ok) throw new Error(`The part "${name}" did not start: ${await answer.text()}`)
  return schema.parse(await answer.json())
}

/** The server on which each test file has databases of its own. */
export const postgresUrl = (): Promise<string> => ask('postgres', z.string())

/** The product with its demo world. A test that uses it makes its own members, and stops and changes nothing that other tests look at. */
export const sharedProduct = (): Promise<StackFile> => ask('product', StackFile)

/** The product in which it is ten in the morning, for journeys: they change what they like. */
export const productAtTen = () => ask('product-at-ten', z.object({ stack: StackFile, shift: z.number(), site: z.string() }))

/** Unpacked, so that two who start it at a time do not unpack it into each other. */
export const chromiumIsReady = (): Promise<null> => ask('chromium', z.null())
