export const votesLeftLabel = (left: number): string => (left === 1 ? '1 vote left today' : `${left} votes left today`)
