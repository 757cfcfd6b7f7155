/** The id of the thread's heading, where the focus goes when what had it is gone. */
export const THREAD_HEADING = 'comments'
