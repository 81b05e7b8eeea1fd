import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { SearchIcon } from '#design/ui/icons.tsx'
import * as m from '#paraglide/messages.js'
import { shellHeader } from '#styled-system/recipes/shell-header.js'

const typing = 'input, textarea, select, [contenteditable]'

export interface SearchBoxProps {
  /** The market page and the name of its search param. */
  action: string
  name: string
  defaultValue?: string
  /** How many items there are, said in the empty field by its owner. */
  placeholder?: string
  /** Suggestions below the field. */
  children?: ReactNode
}

/** The market's search. It is a plain form: it works before the page has come alive. `/` goes to it from anywhere. */
export function SearchBox({ action, name, defaultValue, placeholder, children }: SearchBoxProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const styles = shellHeader()

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typing)
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <form
      role="search"
      action={action}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const words = input.current?.value.trim() ?? ''
        void router.navigate({ href: words ? `${action}?${new URLSearchParams({ [name]: words })}` : action })
      }}
    >
      <label className={styles.field}>
        <span className={styles.icon}>
          <SearchIcon size={16} />
        </span>
        <input
          ref={input}
          type="search"
          name={name}
          key={defaultValue}
          defaultValue={defaultValue}
          className={styles.input}
          aria-label={m.shell_search_label()}
          placeholder={placeholder ?? m.shell_search_placeholder()}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <kbd className={styles.key} title={m.shell_search_key()}>
          /
        </kbd>
      </label>
      {children}
    </form>
  )
}
