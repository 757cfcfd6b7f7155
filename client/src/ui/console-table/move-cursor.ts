/** About as many as a screen has. */
const SCREENFUL = 12

/** Where a key leads from a row; without one, from before the first. Undefined for keys that lead nowhere. */
export const moveCursor = (key: string, index: number | undefined, count: number): number | undefined => {
  if (count === 0) return undefined
  const by = (rows: number) => (index === undefined ? 0 : Math.min(Math.max(index + rows, 0), count - 1))
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return by(1)
    case 'ArrowUp':
    case 'k':
      return by(-1)
    case 'PageDown':
      return by(SCREENFUL)
    case 'PageUp':
      return by(-SCREENFUL)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
