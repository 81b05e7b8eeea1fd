import { useQuery } from '@tanstack/react-query'
import { filterQuery } from '../queries.ts'

/** The categories of the catalogue, named by their keys until the names are loaded. */
export function useCategories() {
  const { data } = useQuery({ ...filterQuery(), meta: { quiet: true } })
  const categories = data?.categories ?? []
  return {
    keys: categories.map(({ key }) => key),
    nameOf: (key: string) => categories.find((one) => one.key === key)?.name ?? key,
  }
}
