/** S9.2 */
const everyMs = 100
const maxTries = 100

/** Looks for something that a foreign script is about to put on the page: at once, then every 100 ms, 100 times at most. Null when
 * it has not come by then. */
export function findElement(find: () => Element | null): Promise<Element | null> {
  return new Promise((resolve) => {
    let tries = 0
    const look = () => {
      tries++
      const found = find()
      if (found || tries === maxTries) resolve(found)
      else setTimeout(look, everyMs)
    }
    look()
  })
}
