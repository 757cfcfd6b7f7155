/** Stands beside what the reader wrote until the server has it. */
export const Sending = ({ isOffline }: { readonly isOffline: boolean }) => (
  <span role="status">{isOffline ? 'Sent when you are back online' : 'Sending'}</span>
)
