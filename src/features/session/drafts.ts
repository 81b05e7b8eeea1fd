/** What people were typing when their session ended. It is written down then, and given back to the same person, in the same tab:
 * see take-draft.ts, which pages without a form do without. */
const open = new Map<string, () => unknown>()

/** In the tab's storage: this, the person, the form. */
export const draftPrefix = 'draft/'
export const draftKey = (userId: string, name: string) => `${draftPrefix}${userId}/${name}`

/** Says what a form on the screen holds, by a name of its own; returns how to stop. Undefined: nothing worth keeping. */
export function watchDraft(name: string, read: () => unknown): () => void {
  open.set(name, read)
  return () => open.delete(name)
}

/** The session of this person is over: writes down what the forms on the screen hold. */
export function keepDrafts(userId: string) {
  for (const [name, read] of open) keepDraft(name, userId, read())
}

/** Writes down what a form holds, or that it holds nothing (undefined). */
export function keepDraft(name: string, userId: string, value: unknown) {
  const key = draftKey(userId, name)
  if (value === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))
}
