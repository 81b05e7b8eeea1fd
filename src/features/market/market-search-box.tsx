import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { maxKeyword } from '#contract/bounds.ts'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { useAskedSearch } from '#features/navigation/use-asked-search.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import { parseSearch } from '#lib/search/search-codec.ts'
import * as m from '#paraglide/messages.js'
import { marketSuggestions } from '#styled-system/recipes/market-suggestions.js'
import { marketSearchBox } from '#styled-system/recipes/market-search-box.js'
import { marketHref, marketSearch, withChange, type MarketSearch } from './model.ts'
import { filterQuery } from './queries.ts'
import { useSlashKey } from './use-slash-key.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The market's search: a form that leads to the market page at `path`, with suggestions that link straight to a goods.
 * Works as a plain form before hydration.
 */
export function MarketSearchBox({ path }: { path: string }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  // On the market page itself, a search keeps the active filters.
  const search = useAskedSearch(path, marketSearch, elsewhere)
  const keyword = search.keyword ?? ''
  const place = useRouterState({ select: ({ location }) => location.href })
  const [typed, setTyped] = useState(keyword)
  const [shownPlace, setShownPlace] = useState(place)
  // The field follows the address: it shows the current search, not what was typed on another page.
  if (shownPlace !== place) {
    setShownPlace(place)
    setTyped(keyword)
  }
  const [isOpen, setIsOpen] = useState(false)
  // By id: when other suggestions come, the choice must not become whatever stands in its place.
  const [chosenId, setChosenId] = useState<string>()
  const { items } = useSuggestions(typed, isOpen)
  const { data: filter } = useQuery({ ...filterQuery(), enabled: false })
  useSlashKey(input)

  const leave = (href: string) => {
    setIsOpen(false)
    input.current?.blur()
    void router.navigate({ href })
  }
  const active = items.findIndex(({ goods_id }) => goods_id === chosenId)
  const chosen = items[active]
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && !hasModifier(event) && items.length > 0) {
      event.preventDefault()
      // One position more than there are items: the field itself.
      setChosenId(items[((active + 1 + step + items.length + 1) % (items.length + 1)) - 1]?.goods_id)
    }
    if (event.key === 'Escape' && items.length > 0) {
      event.preventDefault()
      setIsOpen(false)
    }
  }
  const box = marketSearchBox()
  const styles = marketSuggestions()
  return (
    <form
      role="search"
      action={path}
      className={box.root}
      onSubmit={(event) => {
        event.preventDefault()
        leave(chosen ? `/goods/${chosen.goods_id}` : marketHref(path, withChange(search, { keyword: typed.trim() })))
      }}
    >
      {keptFields(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={box.field}>
        <span className={box.icon}>
          <SearchIcon size={16} />
        </span>
        <input
          ref={input}
          type="search"
          name="keyword"
          value={typed}
          maxLength={maxKeyword}
          className={box.input}
          aria-label={m.shell_search_label()}
          placeholder={
            filter
              ? m.market_search_placeholder({ count: formatNumber(filter.goods_total) })
              : m.shell_search_placeholder()
          }
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && `${id}${active}`}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
            setChosenId(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={box.key} title={m.shell_search_key()}>
          /
        </kbd>
      </label>
      <div
        id={id}
        role="listbox"
        aria-label={m.market_search_suggestions()}
        className={styles.list}
        hidden={items.length === 0}
        // Keep the focus in the field, or the list would close before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {items.map((item, index) => (
          <a
            key={item.goods_id}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={`/goods/${item.goods_id}`}
            className={styles.option}
            onClick={() => setIsOpen(false)}
          >
            <img className={styles.art} src={`${item.image}@1.webp`} alt="" width={256} height={192} />
            <span className={styles.name}>{item.name}</span>
            {item.lowest_price !== null && <span className={styles.price}>{formatMoney(item.lowest_price)}</span>}
          </a>
        ))}
      </div>
    </form>
  )
}

const elsewhere: MarketSearch = {}

/** The filters as hidden fields, for the form before hydration. */
const keptFields = (search: MarketSearch) =>
  Object.entries(parseSearch(marketHref('', { ...search, keyword: undefined, cursor: undefined })))
