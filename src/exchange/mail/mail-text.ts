import { formatYuan } from '#lib/money.ts'
import type { Locale } from '../http/context.ts'
import { type MailKind, type MailKindTable, mailKinds } from './mail-kinds.ts'

/** A mail's title and text in the reader's language. A word under `name:locale` is its translation. */
export function mailText(kind: string, locale: Locale, words: Record<string, string>): { title: string; text: string } {
  // A kind that a later version has dropped shows its name rather than nothing.
  const table: MailKindTable | undefined = mailKinds[kind as MailKind]
  if (!table) return { title: kind, text: '' }
  const wordOf = (name: string) => words[`${name}:${locale}`] ?? words[name]
  return { title: fill(table.title[locale], wordOf), text: fill(table.text[locale], wordOf) }
}

/** Amounts follow their currency sign and are stored in wire format. */
const fill = (text: string, wordOf: (name: string) => string | undefined) =>
  text.replace(/(¥?)\{(\w+)\}/g, (gap, sign: string, name: string) => {
    const word = wordOf(name)
    if (word === undefined) return gap
    return sign ? formatYuan(word) : word
  })
