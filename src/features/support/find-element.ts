/** S9.2 */
const everyMs = 100
const maxTries = 100

/**
 * Polls for an element that a third-party script is about to add: right away, then every 100 ms, at most 100 times.
 * Resolves to null if it does not appear.
 */
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
