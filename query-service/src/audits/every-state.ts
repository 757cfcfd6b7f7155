/** What is hidden or removed has votes as well. */
export const EVERY_STATE = ['listed', 'hidden', 'removed']
