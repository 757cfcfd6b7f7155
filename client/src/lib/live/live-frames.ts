import { isRecord } from '../api/is-record.ts'

export type ClientFrame =
  | { type: 'hello'; token: string | null }
  | { type: 'subscribe'; topic: string; cursor: number | null }
  | { type: 'unsubscribe'; topic: string }

export type ServerFrame =
  | { type: 'welcome' }
  | { type: 'subscribed'; topic: string; cursor: number }
  | { type: 'message'; topic: string; cursor: number; body: unknown }
  | { type: 'reached'; topic: string; cursor: number }
  | { type: 'reset'; topic: string }
  | { type: 'refused' }

/** Each message of these is all there is to know, and time alone may change it: the same cursor then comes with another. */
export const isStateTopic = (topic: string): boolean => /^(board|tool):/.test(topic)

/** Undefined for anything else: a newer server may say things that an open tab has not learnt yet. */
export const parseServerFrame = (text: string): ServerFrame | undefined => {
  const frame = parseJson(text)
  if (!isRecord(frame)) return undefined
  const { type, topic, cursor, body } = frame
  if (type === 'welcome' || type === 'refused') return { type }
  if (typeof topic !== 'string') return undefined
  if (type === 'reset') return { type, topic }
  if (typeof cursor !== 'number') return undefined
  if (type === 'subscribed' || type === 'reached') return { type, topic, cursor }
  if (type === 'message') return { type, topic, cursor, body }
  return undefined
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
