/** What failed without being worth the reader's attention: for whoever looks into the console. */
export const report = (what: string, error: unknown): void => console.error(`${what}:`, error instanceof Error ? error.message : error)
