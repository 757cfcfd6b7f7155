/** The problems with which the server refuses members who may not take part. */
const CODES: ReadonlySet<string> = new Set(['suspended', 'banned'])

export const isSanction = (code: string | undefined): boolean => code !== undefined && CODES.has(code)
