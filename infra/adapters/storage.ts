/** Where uploads and frozen files lie. Paths are `bucket/part/part`, never from a client as they are. */
export interface Storage {
  put(path: string, body: Uint8Array, contentType: string): Promise<void>
  /** Undefined when nothing lies there. */
  get(path: string): Promise<{ body: Uint8Array; contentType: string } | undefined>
  remove(path: string): Promise<void>
  /** The paths of all that lies in a folder and below it, in their order. */
  list(folder: string): Promise<string[]>
  /** All that lies in a folder. */
  removeUnder(folder: string): Promise<void>
}

const PART = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/

export const checkedPath = (path: string): string => {
  if (!path.split('/').every((part) => PART.test(part))) throw new RangeError(`"${path}" is not a storage path`)
  return path
}
