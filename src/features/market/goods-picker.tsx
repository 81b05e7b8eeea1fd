import { useState } from 'react'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { marketSuggestions } from '#styled-system/recipes/market-suggestions.js'
import { useSuggestions } from './use-suggestions.ts'

interface GoodsPickerProps {
  /** What is looked for. */
  label: string
  /** What the search starts with. */
  find?: string | undefined
  /** Only goods of it are found. */
  category?: string | undefined
  onPick: (goods: { goods_id: string; name: string }) => void
}

/** Finds a goods by its name, with the matches as buttons below the field. */
export function GoodsPicker({ label, find = '', category, onPick }: GoodsPickerProps) {
  const [typed, setTyped] = useState(find)
  const found = useSuggestions(typed, true, category)
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
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.found} aria-label={m.market_picker_found()} hidden={found.length === 0}>
        {found.map(({ goods_id, name, image, lowest_price }) => (
          <li key={goods_id}>
            <button
              type="button"
              className={styles.option}
              onClick={() => {
                setTyped('')
                onPick({ goods_id, name })
              }}
            >
              <GoodsThumb className={styles.art} image={image} width={44} />
              <span className={styles.name}>{name}</span>
              {lowest_price !== null && <span className={styles.price}>{formatMoney(lowest_price)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
