/** What a client sends in place of a session, as GoTrue's clients do. It gives no rights: a client that sends it is a visitor. */
export const PUBLIC_KEY = 'debut_public'
