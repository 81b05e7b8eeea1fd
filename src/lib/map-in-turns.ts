import { setImmediate } from 'node:timers/promises'

/** Maps many values, yielding to the event loop after every `atOnce` of them, so that requests are served in between. */
export async function mapInTurns<From, To>(
  values: readonly From[],
  change: (value: From, index: number) => To,
  atOnce = 4_000,
): Promise<To[]> {
  const changed: To[] = []
  for (const [index, value] of values.entries()) {
    if (index > 0 && index % atOnce === 0) await setImmediate()
    changed.push(change(value, index))
  }
  return changed
}
