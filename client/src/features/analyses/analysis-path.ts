/** Apart, so that pages with a link to it load no more than that. */
export const ANALYSIS_PATH = '/analysis'

export const pathOf = (jobId: string): string => `${ANALYSIS_PATH}/${jobId}`
