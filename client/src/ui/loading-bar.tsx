export type LoadingBarStatus = 'idle' | 'loading' | 'finishing' | 'error'

/** Three pixels at the top of the page. How far it has come is drawn by an animation, so that nothing has to tick. */
export const LoadingBar = ({ status, shown }: { status: LoadingBarStatus; shown: boolean }) =>
  status === 'idle' ? null : <div className="loading-bar" data-status={status} data-shown={shown} aria-hidden="true" />
