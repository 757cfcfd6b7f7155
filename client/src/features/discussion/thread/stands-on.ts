/** The thread's place: a post or a tool. */
export type StandsOn = { readonly postId: string } | { readonly toolId: string }

/** The live topic of it, which names the thread among others as well. */
export const topicOf = (on: StandsOn): string => ('postId' in on ? `thread:post:${on.postId}` : `thread:tool:${on.toolId}`)
