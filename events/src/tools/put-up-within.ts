/** Since how many days something has been for sale, at most. */
export const putUpWithin = ['7', '30', '365'] as const
export type PutUpWithin = (typeof putUpWithin)[number]
