/** Which numbers a pagination shows: the ends, the neighbours, and `undefined` for a gap of more than one. */
export const shownPages = (page: number, pages: number): readonly (number | undefined)[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  return near.flatMap((each, index) => {
    const before = near[index - 1] ?? 0
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [undefined, each]
  })
}
