/** Apart, so that pages with a link to it load no more than that. */
export const ANALYSIS_PATH = '/analysis'

/** Where a page has what was counted: beside the form, or on a phone below it. */
export const RESULT_ID = 'result'

export const pathOf = (jobId: string): string => `${ANALYSIS_PATH}/${jobId}`
