/**
 * A queue in which each call waits for the one before it, even if that one fails. React Query's scopes do the same, but start a
 * waiting write only while its tab is visible and online, which may be hours later.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(call, call)
    last = mine
    return mine
  }
}
