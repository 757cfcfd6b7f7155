/** How many sockets this process may have open beside what is kept for other things, of which that is a quarter at most. */
export const mostSockets = (kept: number, files = mostOpenFiles()): number => files - Math.min(kept, Math.floor(files / 4))

const mostOpenFiles = (): number => {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER
}
