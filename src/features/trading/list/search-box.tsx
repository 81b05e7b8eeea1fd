import { useState, type FormEvent } from 'react'
import { maxKeyword } from '#contract/bounds.ts'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { TextField } from '#design/ui/form/text-field.tsx'
import { SearchIcon } from '#design/ui/icon/icons.tsx'
import * as m from '#paraglide/messages.js'
import { searchBox } from '#styled-system/recipes/search-box.js'

interface SearchBoxProps {
  /** Names the list that is searched, even while the field is empty. */
  label: string
  /** From the address. */
  keyword: string | undefined
  onSearch: (keyword: string | undefined) => void
}

/** Searches a list. The keyword lives in the address: the field follows it, and Enter changes it. What is typed while a
 * search is on its way stays. */
export function SearchBox({ label, keyword = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(keyword)
  const [given, setGiven] = useState(keyword)
  /** Searched for, and not in the address yet. */
  const [sent, setSent] = useState<string>()
  if (given !== keyword) {
    setGiven(keyword)
    setSent(undefined)
    if (keyword !== sent) setTyped(keyword)
  }
  const search = (text: string) => {
    setSent(text)
    onSearch(text || undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed.trim())
  }
  return (
    <form role="search" className={searchBox()} onSubmit={submit}>
      <TextField
        label={label}
        isLabelHidden
        size="sm"
        type="search"
        maxLength={maxKeyword}
        placeholder={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          // The field was cleared: show everything again.
          if (target.value === '' && keyword !== '') search('')
        }}
      />
      <IconButton look="secondary" type="submit" label={m.trading_search_go()} icon={<SearchIcon size={16} />} />
    </form>
  )
}
