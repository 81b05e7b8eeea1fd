import { useState } from 'react'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { useSuggestions } from '#features/market/use-suggestions.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { purchaseForm } from '#styled-system/recipes/purchase-form.js'

interface GoodsPickerProps {
  /** What is looked for. */
  label: string
  /** What the search starts with. */
  find?: string | undefined
  onPick: (goods: { goods_id: string; name: string }) => void
}

/** Finds a goods by its name, with the matches as buttons below the field. */
export function GoodsPicker({ label, find = '', onPick }: GoodsPickerProps) {
  const [typed, setTyped] = useState(find)
  const found = useSuggestions(typed, true)
  const styles = purchaseForm()
  return (
    <div className={styles.root}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={m.purchase_orders_choose_hint()}
        prefix={<SearchIcon size={16} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.found} aria-label={m.purchase_orders_found()} hidden={found.length === 0}>
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
              <span className={styles.optionName}>{name}</span>
              {lowest_price !== null && <span className={styles.facts}>{formatMoney(lowest_price)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
