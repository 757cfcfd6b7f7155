export const voting = {}
