/** Whether a token proves work that was asked for. A good one is used up. Undefined where no work is ever asked for. */
export type CheckWork = ((token: string | undefined) => Promise<'good' | 'missing' | 'refused'>) | undefined
