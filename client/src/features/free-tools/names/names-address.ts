import { queryNumber } from '@debut/events/kernel/query-fields.ts'
import * as z from 'zod/mini'
import { readFields, writeFields } from '../../../lib/page/address-fields.ts'
import { tones } from './name-words.ts'
import { LONGEST_TYPED } from './read-words.ts'

const fields = {
  words: z._default(z.string().check(z.maxLength(LONGEST_TYPED)), ''),
  tone: z._default(z.enum(tones), 'plain'),
  seed: z._default(queryNumber(1, 999_999), 1),
}

/** What a list of names is made from: its address is enough to share it. */
export interface NamesQuery {
  readonly words: string
  readonly tone: (typeof tones)[number]
  readonly seed: number
}

export const namesQuery = (search: URLSearchParams): NamesQuery => readFields(fields, search)

export const namesAddress = (query: NamesQuery): string => `/free-tools/startup-name-generator${writeFields(fields, query)}`
