/** One question at a time: what is asked while it is being answered is in the next, with all else that is. */
export const gathered = <Key, Value>(ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) => {
  let next: { readonly keys: Set<Key>; readonly answer: Promise<ReadonlyMap<Key, Value>> } | undefined
  let asking: Promise<unknown> = Promise.resolve()

  const gather = () => {
    const keys = new Set<Key>()
    const answer = asking.then(() => {
      next = undefined
      return ask([...keys])
    })
    // The next question does not fail with this one.
    asking = answer.catch(() => undefined)
    return { keys, answer }
  }

  return async (key: Key): Promise<Value | undefined> => {
    const current = (next ??= gather())
    current.keys.add(key)
    return (await current.answer).get(key)
  }
}
