import type { Random } from './random.ts'

const HOUR = 3_600
/** The shortest day has 23 hours. */
const LAST = 23 * HOUR - 60

/** Seconds into the day at which somebody comes: a rush once the day has begun, another in the morning; weekends begin later. */
export const secondOfDay = (isWeekend: boolean, random: Random): number => {
  const around = (hour: number, spread: number) => (hour + spread * random.normal()) * HOUR
  const second = () => {
    switch (random.weighted(isWeekend ? [2, 3, 4, 3] : [4, 8, 5, 3])) {
      case 0:
        return 2 - Math.log(1 - random.next()) * 0.6 * HOUR
      case 1:
        return isWeekend ? around(10.2, 1.6) : around(8.2, 1.3)
      case 2:
        return around(13.5, 2.4)
      default:
        return around(19.8, 1.7)
    }
  }
  for (;;) {
    const came = second()
    if (came >= 2 && came < LAST) return came
  }
}
