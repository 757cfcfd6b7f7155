import type { MessagePort } from 'node:worker_threads'

export interface Order {
  readonly module: string
  readonly name: string
  readonly given: unknown
  /** Learns when the parser begins. */
  readonly begins: MessagePort
}

/** Run on a thread of its own. */
export default async ({ module, name, given, begins }: Order): Promise<unknown> => {
  const { [name]: parse } = (await import(module)) as Record<string, (given: unknown) => unknown>
  if (parse === undefined) throw new TypeError(`${module} exports no ${name}`)
  begins.postMessage(undefined)
  return parse(given)
}
