export const follow = 'follow'

export const address = '/api/follows'
