/** How many files and sockets this process may have open. */
export const mostOpenFiles = (): number => {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER
}
