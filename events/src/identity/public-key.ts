/** What a client sends in place of a session, as GoTrue's clients do. It opens nothing: whoever bears it is a visitor. */
export const PUBLIC_KEY = 'debut_public'
