import * as z from 'zod/mini'
import { Day } from './days.ts'

const FIRST_YEAR = 2000
const LAST_YEAR = 2199
const isNear = (text: string) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR

/** A number in an address, within bounds. */
export const queryNumber = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

export const QueryYear = queryNumber(FIRST_YEAR, LAST_YEAR)

/** Far enough either way for everybody, and near enough that every period around it has days that can be written. */
export const QueryDay = Day.check(z.refine(isNear, `is a day between ${FIRST_YEAR} and ${LAST_YEAR}`))

/** In any zone, as text: what reads it is heavier than a page may be. */
export const QueryInstant = z.iso.datetime({ offset: true }).check(z.refine(isNear, `lies between ${FIRST_YEAR} and ${LAST_YEAR}`))

/** A page of a list, by how many and how far in. */
export const pageFields = { limit: z._default(queryNumber(1, 100), 30), offset: z._default(queryNumber(0, 100_000), 0) }

/** How many one page has of what waits for a decision. */
export const QUEUE_PAGE = 20

/** As many as a page shows, by their ids with commas between them. */
const MOST_IDS = 100

export const queryIds = <Id extends z.core.$ZodType<string, string>>(id: Id) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MOST_IDS * 37)),
        z.transform((text: string) => (text === '' ? [] : text.split(','))),
      ),
      z.array(id).check(z.maxLength(MOST_IDS)),
    ),
    [],
  )
