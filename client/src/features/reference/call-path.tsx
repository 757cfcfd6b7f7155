/** An address may be broken behind each of its slashes. */
export const CallPath = ({ path }: { path: string }) =>
  path.split(/(?<=\/)/).map((part, index) => (
    <span key={index}>
      {part}
      <wbr />
    </span>
  ))
