/** Work of the same kind on the same key runs one after the other, in the order it came; other keys don't wait. */
export const inTurn = () => {
  const kinds = new Map<object, Map<string, Promise<unknown>>>()
  const lastOf = (kind: object): Map<string, Promise<unknown>> => {
    let last = kinds.get(kind)
    if (last === undefined) kinds.set(kind, (last = new Map<string, Promise<unknown>>()))
    return last
  }
  return <Result>(kind: object, key: string, work: () => Promise<Result>): Promise<Result> => {
    const last = lastOf(kind)
    const before = last.get(key)
    const mine = before === undefined ? work() : before.then(work, work)
    last.set(key, mine)
    const forget = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    mine.then(forget, forget)
    return mine
  }
}
