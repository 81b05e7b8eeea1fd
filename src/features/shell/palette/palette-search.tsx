import { useRouter } from '@tanstack/react-router'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { maxInspectLink } from '#contract/bounds.ts'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import { InspectedItem } from '#features/inspect/inspected-item.tsx'
import { useInspected } from '#features/inspect/use-inspected.ts'
import { hasModifier } from '#lib/browser/has-modifier.ts'
import * as m from '#paraglide/messages.js'
import { palette } from '#styled-system/recipes/palette.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { activeIn, type EntryGroup } from './entry-groups.ts'
import { PaletteOption } from './palette-option.tsx'
import { useEntries } from './use-entries.ts'

interface PaletteSearchProps {
  input: RefObject<HTMLInputElement | null>
  /** The text that the field begins with. */
  early: string
  onClose: () => void
}

/** The field and the matches below it; for an inspect link its item, and where that leads. The field keeps the focus: the
 * arrows choose, Enter activates. */
export function PaletteSearch({ input, early, onClose }: PaletteSearchProps) {
  const id = useId()
  const [changed, setChanged] = useState<string>()
  const typed = changed ?? early
  const [chosen, setChosen] = useState<number>()
  const router = useRouter()
  const inspected = useInspected(typed)
  const { groups: matches, search } = useEntries(inspected ? '' : typed)
  const groups = inspected ? placesIn(inspected.places) : matches
  const all = groups.flatMap(({ entries }) => entries)
  const active = activeIn(groups, chosen)
  const optionId = (at: number) => `${id}${at}`
  const choose = (at: number) => {
    setChosen(at)
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !hasModifier(event) && all.length > 0) {
      event.preventDefault()
      // With none chosen, the last one is above the first.
      choose((Math.max(active, step > 0 ? -1 : 0) + step + all.length) % all.length)
    }
    // During IME composition, Enter belongs to the input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (active >= 0) document.getElementById(optionId(active))?.click()
      else if (!inspected) {
        onClose()
        void router.navigate({ href: search })
      }
    }
  }
  const styles = palette()
  return (
    <div className={styles.root}>
      <label className={styles.field}>
        <SearchIcon size={18} />
        <input
          ref={input}
          type="text"
          className={styles.input}
          value={typed}
          maxLength={maxInspectLink}
          aria-label={m.palette_title()}
          placeholder={m.palette_hint()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          onFocus={(event) => goOnFrom(event.target)}
          onChange={(event) => {
            setChanged(event.target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {/* An item is shown below; its name is for screen readers alone. */}
      <p role="status" className={inspected && !inspected.item?.goods_info ? styles.note : srOnly()}>
        {inspected ? inspected.said : groups[0]?.isNone && groups[0].name}
      </p>
      {inspected && <InspectedItem inspected={inspected} onRetry={() => input.current?.focus()} />}
      <div
        id={id}
        role="listbox"
        aria-label={m.palette_title()}
        className={styles.list}
        hidden={all.length === 0}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`} className={styles.group}>
            <div id={`${id}${group.id}`} role="presentation" className={styles.heading}>
              {group.name}
            </div>
            {group.entries.map((entry) => {
              const at = all.indexOf(entry)
              return (
                <PaletteOption
                  key={entry.id}
                  id={optionId(at)}
                  entry={entry}
                  isActive={at === active}
                  onDone={onClose}
                />
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const placesIn = (entries: EntryGroup['entries']): EntryGroup[] =>
  entries.length > 0 ? [{ id: 'inspected', name: m.goods_tab_on_sale(), entries }] : []

/** Puts the caret after the text. The dialog selects what is in the field that it focuses, so it waits for that. */
const goOnFrom = (field: HTMLInputElement) =>
  queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
