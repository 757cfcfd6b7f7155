import { useEffect, useState } from 'react'

/** The value, once it has rested for so many milliseconds: hands type faster than anybody reads. */
export const useRested = <Value>(value: Value, milliseconds: number): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
