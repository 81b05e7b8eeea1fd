import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketSuggestions } from '#styled-system/recipes/market-suggestions.js'

export interface Pickable {
  goods_id: string
  name: string
  image: string
  lowest_price: string | null
}

interface PickerFieldProps {
  /** What the picker searches for. */
  label: string
  typed: string
  onType: (typed: string) => void
  /** Called when the list is opened before anything is typed. */
  onOpen?: () => void
  found: readonly Pickable[]
  /** A label for results that do not match by name. */
  foundLabel?: string | undefined
  onPick: (goods: Pickable) => void
}

/** A field for a name, with the results as buttons below. */
export function PickerField({ label, typed, onType, onOpen, found, foundLabel, onPick }: PickerFieldProps) {
  const styles = marketSuggestions()
  return (
    <div className={styles.picker}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={m.market_picker_hint()}
        prefix={<SearchIcon size={16} />}
        value={typed}
        onClick={onOpen}
        onKeyDown={({ key }) => key === 'ArrowDown' && onOpen?.()}
        onChange={(event) => onType(event.target.value)}
      />
      <ul className={styles.found} aria-label={foundLabel ?? m.market_picker_found()} hidden={found.length === 0}>
        {found.map((goods) => (
          <li key={goods.goods_id}>
            <button
              type="button"
              className={styles.option}
              onClick={() => {
                onType('')
                onPick(goods)
              }}
            >
              <GoodsThumb className={styles.art} image={goods.image} width={44} />
              <span className={styles.name}>{goods.name}</span>
              {goods.lowest_price !== null && <span className={styles.price}>{formatMoney(goods.lowest_price)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
