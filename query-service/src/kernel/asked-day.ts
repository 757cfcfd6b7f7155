import { Day } from '@debut/events/kernel/calendar.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { z } from 'zod'

const FIRST_YEAR = 2000
const LAST_YEAR = 2199

export const AskedYear = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR)

const isNear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR

/** Far enough either way for everybody, and near enough that every period around it has days that can be written. */
export const AskedDay = Day.refine((day) => isNear(Number(day.slice(0, 4))), `is a day between ${FIRST_YEAR} and ${LAST_YEAR}`)

/** In any zone. */
export const AskedInstant = z.iso
  .datetime({ offset: true })
  .transform(toInstant)
  .refine(({ year }) => isNear(year), `lies between ${FIRST_YEAR} and ${LAST_YEAR}`)
