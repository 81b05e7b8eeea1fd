import { useQuery } from '@tanstack/react-query'
import { filterQuery } from '#features/market/queries.ts'

/** What rarities, categories and weapons are called: their keys come with a goods, their names with the market's filters.
 * Undefined where the name is not known (yet); a page does without. */
export function useCatalogueNames() {
  const { data } = useQuery({ ...filterQuery(), meta: { quiet: true } })
  const category = (key: string) => data?.categories.find((one) => one.key === key)
  return {
    rarity: (key: string) => data?.rarities.find((one) => one.key === key)?.name,
    category: (key: string) => category(key)?.name,
    weapon: (key: string, weapon: string) => category(key)?.weapons.find((one) => one.key === weapon)?.name,
  }
}
