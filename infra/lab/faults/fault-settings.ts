import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { faults } from './catalogue.ts'

const USAGE = `npm run faults -- [--rounds N] [--seed S] [--only R1,R5] [--form short|long]`

const ids = faults.map(({ id }) => id)

const Settings = z.object({
  rounds: z.coerce.number('takes a number').int('takes a whole number').min(1, 'takes 1 or more').default(1),
  seed: z
    .string()
    .min(1)
    .default(() => randomBytes(4).toString('hex')),
  only: z
    .string()
    .default(ids.join(','))
    .transform((list) => list.split(',').map((id) => id.trim().toUpperCase()))
    .pipe(z.array(z.enum(ids, `takes some of ${ids.join(',')}`))),
  form: z.enum(['short', 'long'], 'takes short or long').default('long'),
})
export type FaultSettings = z.output<typeof Settings>

/** What was asked for on the command line; throws with what it takes. */
export const faultSettings = (args: string[]): FaultSettings => {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { rounds: option, seed: option, only: option, form: option } })
  const parsed = Settings.safeParse(values)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`)
  throw new Error(`${wrong.join('\n')}\n${USAGE}`)
}
