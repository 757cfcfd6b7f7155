export const address = '/internal/voting'
