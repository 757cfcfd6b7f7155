/** What draws toasts; most pages never show one. */
export const fetchToastList = async () => (await import('./toast-list.tsx')).ToastList
