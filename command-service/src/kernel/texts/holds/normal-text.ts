/** Without what can be changed and still says the same: case, accents, marks, what can't be seen, and what follows an address. */
export const normalText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(https?:\/\/[^\s?#()[\]]+)(?:[?#][^\s()[\]]*)?/g, '$1')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
