/** The long form is for the night, and for an engineer who changed what a property is about. */
const isLong = process.env['LONG'] === 'yes'

/** How often a property is tried, at most; with each change a tenth of it, and never less than 5 times. */
export const runs = (most: number): number => (isLong ? most : Math.max(5, Math.ceil(most / 10)))
