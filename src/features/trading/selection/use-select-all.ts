import { useState } from 'react'
import type { Entry } from './selection.ts'
import type { SelectionStore } from './selection-store.ts'

type Entries<Row> = readonly Entry<Row>[]

interface Options<Row> {
  chosen: SelectionStore<Row>
  /** The rows that can be selected. */
  shown: Entries<Row>
  /** They belong to an earlier request. */
  isBusy: boolean | undefined
  /** Everything that matches; synchronous if all of it is shown. */
  readAll: () => Entries<Row> | Promise<Entries<Row>>
  /** Selects what was read. */
  onRead: (found: Entries<Row>) => void
}

/** Selects everything that matches, shown or not: at once what is shown, and the rest as soon as it is read. */
export function useSelectAll<Row>({ chosen, shown, isBusy, readAll, onRead }: Options<Row>) {
  const [isReading, setReading] = useState(false)
  const selectAll = async () => {
    const answer = readAll()
    if (!(answer instanceof Promise)) return onRead(answer)
    setReading(true)
    const found = await readWanted(chosen, isBusy ? [] : shown, answer)
    setReading(false)
    if (found) onRead(found)
  }
  return { isReading, selectAll }
}

/**
 * Selects the first rows until all have been read.
 * @returns all; undefined if the selection was cleared meanwhile, or they could not be read, which the query reports.
 */
export async function readWanted<Row>(
  chosen: SelectionStore<Row>,
  first: Entries<Row>,
  answer: Promise<Entries<Row>>,
): Promise<Entries<Row> | undefined> {
  if (first.length > 0) chosen.add(first)
  let isWanted = true
  const leave = chosen.subscribe(() => (isWanted &&= chosen.chosen().rows.size > 0))
  const found = await answer.catch(() => undefined)
  leave()
  return isWanted ? found : undefined
}
