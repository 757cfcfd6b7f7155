export const stack = 'embedded'
