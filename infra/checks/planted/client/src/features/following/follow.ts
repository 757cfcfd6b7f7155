export const follow = 'follow'
