export const pinnedNode: (root: string) => string
export const installState: (root: string) => 'ready' | 'missing' | 'changed'
export const markInstalled: (root: string) => void
