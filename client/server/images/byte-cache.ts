interface Sized {
  readonly body: Buffer
}

/** Keeps the newest of what was asked for, as far as the bytes go. Those who ask while it is being made wait for the same making. */
export const createByteCache = <Item extends Sized>(mostBytes: number) => {
  const kept = new Map<string, Item>()
  const making = new Map<string, Promise<Item>>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  const keep = (key: string, item: Item): Item => {
    kept.set(key, item)
    bytes += item.body.length
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
    return item
  }

  const make = (key: string, from: () => Promise<Item>): Promise<Item> => {
    const item = from()
      .then((made) => keep(key, made))
      .finally(() => making.delete(key))
    making.set(key, item)
    return item
  }

  return (key: string, from: () => Promise<Item>): Promise<Item> => {
    const known = kept.get(key)
    if (known !== undefined) {
      // A map keeps the order in which things came: what is asked for again is put last.
      kept.delete(key)
      kept.set(key, known)
      return Promise.resolve(known)
    }
    return making.get(key) ?? make(key, from)
  }
}
