const FIRST_BORDER = 100
const SECOND_BORDER = 500

/** The ring around a face that a tier of streaks has earned. */
export const borderOf = (tier: number): 100 | 500 | undefined => {
  if (tier >= SECOND_BORDER) return SECOND_BORDER
  return tier >= FIRST_BORDER ? FIRST_BORDER : undefined
}
