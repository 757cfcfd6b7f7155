const MINUTE_MS = 60_000
const units = [
  ['days', 24 * 60 * MINUTE_MS],
  ['hours', 60 * MINUTE_MS],
  ['minutes', MINUTE_MS],
] as const

/** How long what a message brings can be used, in the message's own words: never one of a unit. */
export const goodFor = (milliseconds: number): string => {
  const rounded = Math.max(2 * MINUTE_MS, Math.round(milliseconds / MINUTE_MS) * MINUTE_MS)
  const [unit, size] = units.find(([, each]) => rounded >= 2 * each) ?? ['minutes', MINUTE_MS]
  return `${Math.floor(rounded / size)} ${unit}`
}
