import type { ReactNode } from 'react'
import { DefinitionList, type DefinitionListProps } from '#design/ui/data/definition-list.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { pictureOf } from '#features/items/picture.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { cataloguePage } from '#styled-system/recipes/catalogue-page.js'
import { priceRangeText } from './price-range-text.ts'
import { TilesPending } from './tile.tsx'

interface PartProps {
  title: ReactNode
  count?: string
  /** A link to the full list, where only a part is shown. */
  all?: ReactNode
  children: ReactNode
}

/** A section of a page, with its own title. */
export function Part({ title, count, all, children }: PartProps) {
  const styles = cataloguePage()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {all && <span className={styles.all}>{all}</span>}
      </div>
      {children}
    </section>
  )
}

interface HeroProps {
  image: string
  name: string
  facts: DefinitionListProps['items']
  children?: ReactNode
}

/** The header of a page about a single entry. */
export function Hero({ image, name, facts, children }: HeroProps) {
  const styles = cataloguePage()
  return (
    <section className={`${card({ pad: 'lg' })} ${styles.hero}`} aria-label={name}>
      <img className={styles.heroArt} {...pictureOf(image)} alt="" fetchPriority="high" />
      <div className={styles.heroWords}>
        <h1 className={styles.name}>{name}</h1>
        <DefinitionList layout="columns" items={facts} />
        {children}
      </div>
    </section>
  )
}

interface Offered {
  on_sale_count: number
  lowest_price: string | null
  highest_price?: string | null
}

/** Price range and number of listings, as facts beside the picture. */
export const offeredFacts = ({ on_sale_count, lowest_price, highest_price = lowest_price }: Offered) => [
  { term: m.catalogue_prices(), detail: priceRangeText(lowest_price, highest_price) },
  { term: m.catalogue_on_sale(), detail: formatNumber(on_sale_count) },
]

/** No entry matches the keyword. */
export const NothingNamed = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={24} />}
    title={m.catalogue_nothing()}
    action={<Button onClick={onClear}>{m.catalogue_show_all()}</Button>}
  />
)

/** The skeleton of a catalogue list that is slow to load. */
export const CatalogueListPending = () => (
  <div className={cataloguePage().root}>
    <Skeleton shape="title" />
    <TilesPending label={m.catalogue_loading()} />
  </div>
)

/** The skeleton of the page of a single entry. */
export const CatalogueThingPending = () => (
  <div className={cataloguePage().root}>
    <Skeleton shape="block" width="full" />
    <TilesPending label={m.catalogue_loading()} />
  </div>
)
