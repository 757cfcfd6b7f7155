/** Whether each word that was typed begins a word of the name, or of what it stands under. */
export const fitsWords = (typed: string, ...names: readonly string[]): boolean => {
  const words = names
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  const asked = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return asked.every((each) => words.some((word) => word.startsWith(each)))
}
