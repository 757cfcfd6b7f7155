const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** By hand, so that the server and every browser write a day alike. */
export const writtenDate = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`
}
