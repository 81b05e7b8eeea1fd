import { Segmented } from '#design/ui/form/segmented.tsx'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { scrollStrip } from '#styled-system/recipes/scroll-strip.js'

interface KindChipsProps<Kind extends string> {
  label: string
  kinds: readonly { key: Kind; name: string; count: number }[]
  kind: Kind | undefined
  onChange: (kind: Kind | undefined) => void
}

/** Filters a list by one kind, or shows all. */
export function KindChips<Kind extends string>({ label, kinds, kind, onChange }: KindChipsProps<Kind>) {
  return (
    <div className={scrollStrip()}>
      <Segmented<Kind | 'all'>
        label={label}
        options={[
          { value: 'all', label: m.catalogue_all() },
          ...kinds.map(({ key, name, count }) => ({
            value: key,
            label: m.catalogue_kind_count({ name, count: formatNumber(count) }),
          })),
        ]}
        value={kind ?? 'all'}
        onChange={(value) => onChange(value === 'all' ? undefined : value)}
      />
    </div>
  )
}
