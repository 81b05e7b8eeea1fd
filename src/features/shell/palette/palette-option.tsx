import { palette } from '#styled-system/recipes/palette.js'
import type { EntryGroup } from './entry-groups.ts'

interface PaletteOptionProps {
  id: string
  entry: EntryGroup['entries'][number]
  isActive: boolean
  onDone: () => void
}

/** An entry with an address is a link, so that it can be opened in another tab. */
export function PaletteOption({ id, entry, isActive, onDone }: PaletteOptionProps) {
  const styles = palette()
  const option = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1, className: styles.option } as const
  const content = (
    <>
      {entry.image && <img className={styles.art} src={`${entry.image}@1.webp`} alt="" width={256} height={192} />}
      <span className={styles.name}>{entry.name}</span>
      {entry.section && <span className={styles.section}>{entry.section}</span>}
    </>
  )
  if (entry.href === undefined) {
    return (
      <button
        type="button"
        {...option}
        onClick={() => {
          onDone()
          entry.run?.()
        }}
      >
        {content}
      </button>
    )
  }
  return (
    <a {...option} href={entry.href} onClick={onDone}>
      {content}
    </a>
  )
}
