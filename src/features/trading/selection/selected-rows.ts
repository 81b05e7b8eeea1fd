import { createContext, use } from 'react'
import type { Selection } from './selection.ts'

/** The selection of the list that contains a row. */
export const SelectedRows = createContext<Selection<unknown>>(new Map())

export const useIsSelected = (id: string) => use(SelectedRows).has(id)
