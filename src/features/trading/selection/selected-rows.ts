import { createContext, use } from 'react'
import type { Selection } from './selection.ts'

/** The selection of the list around a row. */
export const SelectedRows = createContext<Selection<unknown>>(new Map())

export const useIsSelected = (id: string) => use(SelectedRows).has(id)
