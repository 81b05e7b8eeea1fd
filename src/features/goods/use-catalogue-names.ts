import { useQuery } from '@tanstack/react-query'
import { filterQuery } from '#features/market/queries.ts'

/** The names of rarities, categories and weapons: a goods carries only their keys, the names come with the market's
 * filters. A name is undefined while unknown, and pages render without it. */
export function useCatalogueNames() {
  const { data } = useQuery({ ...filterQuery(), meta: { quiet: true } })
  const category = (key: string) => data?.categories.find((one) => one.key === key)
  return {
    rarity: (key: string) => data?.rarities.find((one) => one.key === key)?.name,
    category: (key: string) => category(key)?.name,
    weapon: (key: string, weapon: string) => category(key)?.weapons.find((one) => one.key === weapon)?.name,
  }
}
