export const following = {}
