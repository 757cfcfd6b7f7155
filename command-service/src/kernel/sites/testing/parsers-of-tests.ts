import { threadId } from 'node:worker_threads'

/** Returns the settings of this process that a parser could read. */
export const settings = (_given: string) => ({ thread: threadId, names: Object.keys(process.env) })

export const fail = (why: string): never => {
  throw new TypeError(why)
}

export const hang = (text: string): never => {
  for (;;) text.at(0)
}

export const grow = (text: string): never => {
  const all: string[][] = []
  for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => text + at))
}
