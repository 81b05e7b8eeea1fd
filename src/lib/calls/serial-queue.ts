/**
 * Runs calls one at a time, each after the one before has settled. React Query's scopes do the same, but start a
 * waiting write only while the tab is visible and online, which may be hours later.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(call, call)
    last = mine
    return mine
  }
}
