import type { CallData } from '#contract/call.ts'
import type { containers } from '#contract/market/info.ts'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { early, Tile, TileGrid } from './tile.tsx'

interface ContainerTilesProps {
  label: string
  containers: CallData<typeof containers>['items']
  isBusy?: boolean
  /** They are at the top of the page. */
  isFirst?: boolean
}

/** Containers as links to their contents. */
export function ContainerTiles({ label, containers: items, isBusy, isFirst }: ContainerTilesProps) {
  const { container } = useCataloguePaths()
  return (
    <TileGrid label={label} isBusy={isBusy}>
      {items.map((one, index) => (
        <Tile
          key={one.key}
          href={container(one.key)}
          image={one.image}
          name={one.name}
          lowest={one.lowest_price}
          note={m.catalogue_items({ count: formatNumber(one.item_count) })}
          isEarly={isFirst && index < early}
        />
      ))}
    </TileGrid>
  )
}
