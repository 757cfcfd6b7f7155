import { z } from 'zod'
import { feedFormats } from './start-feed.ts'

const Format = z.enum(feedFormats)

/** `ai.rss`. */
export const named = <Name extends z.core.$ZodType<string, string>>(name: Name) =>
  z.object({
    file: z
      .string()
      .transform((file) => file.split('.'))
      .pipe(z.tuple([name, Format])),
  })
