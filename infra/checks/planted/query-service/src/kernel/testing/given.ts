export const given = 'a member'
