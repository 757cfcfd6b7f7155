import type { Random } from './random.ts'

const HOUR = 3_600
/** The shortest day has 23 hours. */
const LAST = 23 * HOUR - 60

const WEEKEND = [2, 3, 4, 3]
const WEEKDAY = [4, 8, 5, 3]

/** Seconds into the day at which somebody comes: a rush once the day has begun, another in the morning; weekends begin later. */
export const secondOfDay = (isWeekend: boolean, random: Random): number => {
  for (;;) {
    const came = second(isWeekend, random)
    if (came >= 2 && came < LAST) return came
  }
}

const second = (isWeekend: boolean, random: Random): number => {
  switch (random.weighted(isWeekend ? WEEKEND : WEEKDAY)) {
    case 0:
      return 2 - Math.log(1 - random.next()) * 0.6 * HOUR
    case 1:
      return isWeekend ? around(10.2, 1.6, random) : around(8.2, 1.3, random)
    case 2:
      return around(13.5, 2.4, random)
    default:
      return around(19.8, 1.7, random)
  }
}

const around = (hour: number, spread: number, random: Random) => (hour + spread * random.normal()) * HOUR
