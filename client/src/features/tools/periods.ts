/** The boards that a launch stands on. */
export const periods = ['day', 'week', 'month', 'year'] as const
export type Period = (typeof periods)[number]
