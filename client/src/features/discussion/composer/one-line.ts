/** A field of one line takes pasted text with each line break replaced by a space. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
