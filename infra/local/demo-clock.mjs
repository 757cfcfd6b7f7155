// This is plain JavaScript that uses only Node's own modules, like the bootstrap.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shiftOf } from './clock-option.mjs'

const FILE = 'clock-shift.json'

const hourIn = (text) => {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : NaN
  if (!(hour <= 23)) throw new Error(`DEMO_HOUR=${text} is no hour of a day. Say 0 to 23, as in Los Angeles.`)
  return `${text.padStart(2, '0')}:00`
}

/**
 * Returns how many milliseconds a world's clocks are ahead of the machine's. The shift is stored with the world's data at its first start,
 * so that none of its events is ever in the future.
 */
export const demoShift = (dataDir, hour, now) => {
  const file = join(dataDir, FILE)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  if (hour === undefined || hour === '') return 0
  const shift = shiftOf(hourIn(hour), now)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(
      `DEMO_HOUR says at which hour a new world begins, and ${dataDir} has one already. Name another folder, as DATA_DIR=.data/at-${hour}, or leave DEMO_HOUR out.`,
    )
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, JSON.stringify(shift))
  return shift
}
