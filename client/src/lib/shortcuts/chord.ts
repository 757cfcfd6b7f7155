/** Keys pressed one after the other, none later than `within` after the one before. True for the press that completes it. */
export const createChord = (keys: readonly string[], within: number) => {
  let reached = 0
  let last = 0
  return (key: string, at: number): boolean => {
    if (at - last > within) reached = 0
    last = at
    if (key !== keys[reached]) reached = 0
    if (key === keys[reached]) reached += 1
    if (reached < keys.length) return false
    reached = 0
    return true
  }
}
