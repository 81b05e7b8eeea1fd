import { toast } from '../status/toast-store.ts'
import * as m from '#paraglide/messages.js'

/** Copies a text to the clipboard and confirms it in a toast. Browsers provide no clipboard to pages served over plain
 * http. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: m.shell_copied({ text }), tone: 'positive' })
  } catch {
    toast({ text: m.shell_copy_failed(), tone: 'negative' })
  }
}
