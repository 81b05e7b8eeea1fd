import { useRef, type KeyboardEvent } from 'react'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { formatMoney } from '#i18n/format.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import * as m from '#paraglide/messages.js'
import { marketSuggestions } from '#styled-system/recipes/market-suggestions.js'
import { text } from '#styled-system/recipes/text.js'

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
  /** What was typed matches nothing. */
  isNothing?: boolean
  /** A label for results that do not match by name. */
  foundLabel?: string | undefined
  onPick: (goods: Pickable) => void
}

/** A field for a name, with the results as buttons below; the arrow keys move between them. */
export function PickerField({ label, typed, onType, onOpen, found, isNothing, foundLabel, onPick }: PickerFieldProps) {
  const styles = marketSuggestions()
  const root = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, button[data-found]') ?? [])]
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + (step ?? 0)]
    if (step === undefined || hasModifier(event) || !next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={root} className={styles.picker} onKeyDown={walk}>
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
      {isNothing && (
        <p role="status" className={text({ size: 'sm', tone: 'muted' })}>
          {m.market_picker_nothing()}
        </p>
      )}
      <ul className={styles.found} aria-label={foundLabel ?? m.market_picker_found()} hidden={found.length === 0}>
        {found.map((goods) => (
          <li key={goods.goods_id}>
            <button
              type="button"
              data-found=""
              className={styles.option}
              onClick={({ detail }) => {
                // A press of a key would be left without focus.
                if (detail === 0) root.current?.querySelector('input')?.focus()
                onType('')
                onPick(goods)
              }}
            >
              <GoodsThumb className={styles.art} image={goods.image} width={44} />
              <span className={styles.text}>
                <span className={styles.name}>{goods.name}</span>
                {goods.lowest_price !== null && <span className={styles.price}>{formatMoney(goods.lowest_price)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
