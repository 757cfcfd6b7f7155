export const store = {}
