import { stringifySearch } from '#lib/search-codec.ts'
import type { LogFilters } from '../search.ts'

/** Where a log is to be had as a file, with the same filters. */
export const exportHref = (walletPath: string, filters: LogFilters) =>
  `${walletPath}/export.csv${stringifySearch({ ...filters })}`
