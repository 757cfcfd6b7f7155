/** For the 1000 ms after a streak has risen. Where motion is not wanted, it stands still. */
export const StreakFlame = () => (
  <svg className="streak-flame" viewBox="0 0 24 30" aria-hidden="true">
    <path d="M12 0c1 5 8 8.500 8 16.500a8.500 8.500 0 0 1-17 0C3 12 6 10.500 6.500 6c2 1 3 3 3 5C11 9 12.500 5 12 0z" />
    <path className="streak-flame-heart" d="M12 15c.5 3 4 4.500 4 8a4 4 0 0 1-8 0c0-3.500 3.500-5 4-8z" />
  </svg>
)
