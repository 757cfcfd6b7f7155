export const CLIENT_ENTRY = 'src/app/client-entry.tsx'
export const SERVER_ENTRY = 'src/app/server-entry.tsx'
