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
  /** Selects what was read; not the whole of it if some was deselected meanwhile. */
  onRead: (found: Entries<Row>, isWhole: boolean) => void
}

/** Selects everything that matches, shown or not: at once what is shown, and the rest as soon as it is read. */
export function useSelectAll<Row>({ chosen, shown, isBusy, readAll, onRead }: Options<Row>) {
  const [isReading, setReading] = useState(false)
  const selectAll = async () => {
    const answer = readAll()
    if (!(answer instanceof Promise)) return onRead(answer, true)
    setReading(true)
    const read = await readWanted(chosen, isBusy ? [] : shown, answer)
    setReading(false)
    if (read) onRead(read.wanted, read.isWhole)
  }
  return { isReading, selectAll }
}

/**
 * Selects the first rows until all have been read.
 * @returns all but those deselected meanwhile; undefined if the selection was cleared, or they could not be read, which
 *   the query reports.
 */
export async function readWanted<Row>(
  chosen: SelectionStore<Row>,
  first: Entries<Row>,
  answer: Promise<Entries<Row>>,
): Promise<{ wanted: Entries<Row>; isWhole: boolean } | undefined> {
  if (first.length > 0) chosen.add(first)
  const left = new Set<string>()
  let { rows } = chosen.chosen()
  let isCleared = false
  const leave = chosen.subscribe(() => {
    const before = rows
    ;({ rows } = chosen.chosen())
    isCleared ||= rows.size === 0
    for (const id of before.keys()) if (!rows.has(id)) left.add(id)
  })
  const found = await answer.catch(() => undefined)
  leave()
  if (!found || isCleared) return undefined
  const wanted = found.filter(([id]) => !left.has(id))
  return { wanted, isWhole: wanted.length === found.length }
}
