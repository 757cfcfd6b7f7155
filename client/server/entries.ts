export const CLIENT_ENTRY = 'src/app/client-entry.tsx'
export const SERVER_ENTRY = 'src/app/server-entry.tsx'
/** Where the page of that name has its code. */
export const moduleOf = (name: string) => `src/pages/${name}-page.tsx`
