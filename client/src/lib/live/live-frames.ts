import { ServerFrame } from '@debut/events/kernel/live-frames.ts'
import * as z from 'zod/mini'

/** Undefined for anything else: a newer server may say things that an open tab has not learnt yet. */
export const readServerFrame = (text: string): ServerFrame | undefined => {
  try {
    return z.safeParse(ServerFrame, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
