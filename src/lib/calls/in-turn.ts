/**
 * A line in which calls wait for the one before them, be it refused. Nothing else holds them up: the scopes of React Query do the
 * same, but let a write that waits go only while its tab is in sight and online, which may be hours later.
 */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(call, call)
    last = mine
    return mine
  }
}
