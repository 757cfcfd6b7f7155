/** A field of one line takes a pasted text with a space for each break. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
