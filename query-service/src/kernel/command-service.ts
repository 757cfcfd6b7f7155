import { type $ZodType, parse } from 'zod/v4/core'

/** Asks the command-service for what it keeps beside the log. Fails where it does not answer in time. */
export type AskCommandService = <Answer>(path: string, question: object, form: $ZodType<Answer>) => Promise<Answer>

const TIMEOUT_MS = 1_000

export const commandServiceAt =
  (url: string): AskCommandService =>
  async (path, question, form) => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the command-service answered ${path} with ${response.status}`)
    return parse(form, await response.json())
  }
