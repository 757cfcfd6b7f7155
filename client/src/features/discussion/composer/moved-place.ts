/** Where a place in a text is once the text was changed somewhere. What is typed at the place itself comes behind it. */
export const movedPlace = (place: number, before: string, after: string): number => {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same++
  if (place <= same) return place
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++
  return place >= before.length - sameAtEnd ? place + after.length - before.length : after.length - sameAtEnd
}
