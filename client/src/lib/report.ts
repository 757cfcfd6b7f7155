/** What failed without being worth the reader's attention: for developers who look into the console. */
export const report = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.error(`${what}:`, error instanceof Error ? error.message : error)
}
