import type { Provider } from '@supabase/auth-js'

/** Which ones there are the auth service says: its client only knows their names of today. */
export const isProvider = (name: string): name is Provider => /^[a-z][a-z0-9_:-]*$/.test(name)
