import { useRef, type ReactNode } from 'react'
import { exteriors } from '#contract/words.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { ChoiceChips } from '#design/ui/form/choice-chips.tsx'
import { RangeInputs } from '#design/ui/form/range-inputs.tsx'
import { exteriorNames } from '#features/items/describe-goods.ts'
import { boundError, numberField, numberRange } from '#features/market/filters/number-range.ts'
import { PriceRangeInputs } from '#features/market/filters/price-range-inputs.tsx'
import * as m from '#paraglide/messages.js'
import { inventoryPage } from '#styled-system/recipes/inventory-page.js'
import type { InventorySearch } from './search.ts'
import { useInventoryAddress } from './use-inventory-address.ts'

interface FiltersDialogProps {
  isOpen: boolean
  search: InventorySearch
  onClose: () => void
  category: ReactNode
  /** Controls that have no room above the list on a phone. */
  children: ReactNode
}

const none = {
  category: undefined,
  exterior: undefined,
  stickers: undefined,
  price_min: undefined,
  price_max: undefined,
  wear_min: undefined,
  wear_max: undefined,
} satisfies InventorySearch

/** The filters that do not fit on the line above the list. Changes apply at once to the list behind the dialog. */
export default function FiltersDialog({ isOpen, search, onClose, category, children }: FiltersDialogProps) {
  const { change } = useInventoryAddress()
  // Focus does not go to the first field: on a phone that would open the keyboard.
  const done = useRef<HTMLButtonElement>(null)
  const { exterior = 'all', stickers = 'all' } = search
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.inventory_filters_more()}
      closeLabel={m.shell_close()}
      initialFocus={done}
      footer={
        <>
          <Button size="lg" onClick={() => change(none)}>
            {m.inventory_filters_clear()}
          </Button>
          <Button ref={done} size="lg" look="primary" onClick={onClose}>
            {m.inventory_filters_done()}
          </Button>
        </>
      }
    >
      <div className={inventoryPage().filters}>
        <div className={inventoryPage().phoneFilters}>{children}</div>
        {category}
        <ChoiceChips
          label={m.inventory_exterior()}
          options={[
            { value: 'all', label: m.inventory_any() },
            ...exteriors.map((value) => ({ value, label: exteriorNames[value]() })),
          ]}
          value={exterior}
          onChange={(value) => change({ exterior: value === 'all' ? undefined : value })}
        />
        <ChoiceChips
          label={m.inventory_stickers()}
          options={[
            { value: 'all', label: m.inventory_any() },
            { value: 'with', label: m.inventory_stickers_with() },
            { value: 'without', label: m.inventory_stickers_without() },
          ]}
          value={stickers}
          onChange={(value) => change({ stickers: value === 'all' ? undefined : value })}
        />
        <div className={inventoryPage().range}>
          <span aria-hidden="true">{m.inventory_reference()}</span>
          <PriceRangeInputs label={m.inventory_reference()} search={search} onChange={change} />
        </div>
        <div className={inventoryPage().range}>
          <span aria-hidden="true">{m.inventory_wear()}</span>
          <RangeInputs
            label={m.inventory_wear()}
            fromLabel={m.inventory_wear_from()}
            toLabel={m.inventory_wear_to()}
            from={numberField(search.wear_min)}
            to={numberField(search.wear_max)}
            errorOf={(text) => boundError(text, 1)}
            onCommit={(from, to) => {
              const [wear_min, wear_max] = numberRange(from, to, 1)
              change({ wear_min, wear_max })
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}
