/** How far it is, and not each time. */
export const sayEvery = (step: number, say: (line: string) => void, words: (count: number) => string) => {
  let said = 0
  return (count: number) => {
    if (count - said < step) return
    said = count
    say(words(count))
  }
}
