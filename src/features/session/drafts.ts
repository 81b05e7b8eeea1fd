/**
 * What people were typing when their session ended: stored then, and restored to the same person in the same tab by
 * take-draft.ts, which pages without a form do not load.
 */
const open = new Map<string, () => unknown>()

/** Keys in the tab's storage: this prefix, the person, the form. */
export const draftPrefix = 'draft/'
export const draftKey = (userId: string, name: string) => `${draftPrefix}${userId}/${name}`

/**
 * Registers what a form on the screen holds, under a unique name; returns the unregister function. `read` returns
 * undefined when nothing is worth keeping.
 */
export function watchDraft(name: string, read: () => unknown): () => void {
  open.set(name, read)
  return () => open.delete(name)
}

/** Stores what the forms on the screen hold, because this person's session is over. */
export function keepDrafts(userId: string) {
  for (const [name, read] of open) keepDraft(name, userId, read())
}

/** Stores what a form holds; undefined removes it. */
export function keepDraft(name: string, userId: string, value: unknown) {
  const key = draftKey(userId, name)
  if (value === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))
}
