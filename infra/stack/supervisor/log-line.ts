import { z } from 'zod'

export const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const
export type Level = (typeof levels)[number]

const Text = z.string().optional().catch(undefined)

/** pino's line, as far as a reader of the console wants it. */
const Entry = z.object({
  level: z.union([z.enum(levels), z.number().transform((number) => levels[number / 10 - 1] ?? 'info')]),
  msg: z.string().default(''),
  requestId: Text,
  req: z.object({ method: Text, url: Text }).optional().catch(undefined),
  res: z.object({ statusCode: z.number().optional() }).optional().catch(undefined),
  err: z.object({ message: Text, stack: Text }).optional().catch(undefined),
})

export type LogLine = { readonly level: Level; readonly text: string }

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** One request is worth a line of the console only when something is wrong with it. */
const levelOf = ({ level, req, res }: z.output<typeof Entry>): Level => (level === 'info' && (req || res) ? 'debug' : level)

/** A line of a component made short; what is not pino's stands as it is. */
export const readLogLine = (line: string): LogLine => {
  const entry = line.startsWith('{') ? Entry.safeParse(parse(line)) : undefined
  if (!entry?.success) return { level: 'info', text: line }
  const { msg, req, res, err, requestId } = entry.data
  const level = levelOf(entry.data)
  const cause = (err && (level === 'fatal' ? err.stack : undefined)) || err?.message
  const parts = [
    msg,
    req && [req.method, req.url].filter(Boolean).join(' '),
    res?.statusCode,
    cause !== msg && cause,
    requestId && `(request ${requestId})`,
  ]
  return { level, text: parts.filter(Boolean).join('  ') }
}
