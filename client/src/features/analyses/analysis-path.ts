/** It has a file of its own, so that a page that only links there loads no more than this. */
export const ANALYSIS_PATH = '/analysis'

/** Links lead to it, as the result stands below the form on a phone. */
export const RESULT_ID = 'result'

export const pathOf = (jobId: string): string => `${ANALYSIS_PATH}/${jobId}`
