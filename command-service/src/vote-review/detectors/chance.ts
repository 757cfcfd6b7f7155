/** How unlikely so many are where so many were to be expected: the logarithm of Poisson's tail. */
export const logChanceOf = (count: number, expected: number): number => {
  if (count <= expected) return 0
  let term = -expected + count * Math.log(expected)
  for (let each = 2; each <= count; each++) term -= Math.log(each)
  let [sum, next] = [1, 1]
  for (let each = count + 1; next > 1e-9; each++) {
    next *= expected / each
    sum += next
  }
  return term + Math.log(sum)
}

/** One in a million: there are thousands of launches to look at. */
export const HARDLY = Math.log(1e-6)
