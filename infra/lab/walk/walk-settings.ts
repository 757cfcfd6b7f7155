import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { WALKS } from './plan.ts'

const USAGE = `npm run walk -- [--seed S] [--walk N] [--clicks N] [--at-a-time N]`

const whole = z.coerce.number('takes a number').int('takes a whole number').min(1, 'takes 1 or more')

const Settings = z.object({
  seed: z
    .string()
    .min(1)
    .default(() => randomBytes(4).toString('hex')),
  walk: whole.max(WALKS, `takes ${WALKS} or less`).optional(),
  clicks: whole.default(60),
  'at-a-time': whole.default(3),
})

/** Reads the command line; throws with what it takes. */
export const walkSettings = (args: string[]) => {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { seed: option, walk: option, clicks: option, 'at-a-time': option } })
  const parsed = Settings.safeParse(values)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`)
    throw new Error(`${wrong.join('\n')}\n${USAGE}`)
  }
  const { 'at-a-time': atATime, ...rest } = parsed.data
  return { ...rest, atATime }
}
