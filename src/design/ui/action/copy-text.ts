import { toast } from '../status/toast-store.ts'
import * as m from '#paraglide/messages.js'

/** Puts a text on the clipboard, and says so. Browsers have none on a page that came over plain http. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ text: m.shell_copied({ text }), tone: 'positive' })
  } catch {
    toast({ text: m.shell_copy_failed(), tone: 'negative' })
  }
}
