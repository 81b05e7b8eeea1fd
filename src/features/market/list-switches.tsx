import { Segmented } from '#design/ui/form/segmented.tsx'
import { ListIcon } from '#design/ui/icon/icons.tsx'
import { GridIcon } from '#design/ui/icon/item-icons.tsx'
import * as m from '#paraglide/messages.js'
import type { Market } from './use-market.ts'

/** Lists goods or single items. An item filter implies single items. */
export const LevelSwitch = ({ market }: { market: Market }) => (
  <Segmented
    label={m.market_level()}
    options={[
      { value: 'goods', label: m.market_level_goods() },
      { value: 'listings', label: m.market_level_listings() },
    ]}
    value={market.isAboutItems ? 'listings' : 'goods'}
    onChange={market.listLevel}
    mayWrap
  />
)

/** Single items as cards or as rows. */
export function ViewSwitch({ market }: { market: Market }) {
  if (!market.isAboutItems) return null
  return (
    <Segmented
      label={m.market_view()}
      options={[
        { value: 'grid', label: m.market_view_grid(), icon: <GridIcon size={16} /> },
        { value: 'list', label: m.market_view_list(), icon: <ListIcon size={16} /> },
      ]}
      value={market.search.view ?? 'grid'}
      onChange={market.viewAs}
    />
  )
}
