import type { MessagePort } from 'node:worker_threads'

export interface Order {
  readonly module: string
  readonly name: string
  readonly given: unknown
  /** This port is notified when the parser begins. */
  readonly begins: MessagePort
}

/** This function runs on a separate thread. */
export default async ({ module, name, given, begins }: Order): Promise<unknown> => {
  const { [name]: parse } = (await import(module)) as Record<string, (given: unknown) => unknown>
  if (parse === undefined) throw new TypeError(`${module} exports no ${name}`)
  begins.postMessage(undefined)
  return parse(given)
}
