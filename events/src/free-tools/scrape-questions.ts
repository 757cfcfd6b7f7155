import * as z from 'zod/mini'
import { typedText } from '../kernel/plain-text.ts'

export const ScrapeBody = z.strictObject({ url: typedText(2_048) })
