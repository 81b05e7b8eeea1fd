/** Of the tab alone, and of one person: it outlives the page, so that what comes while another page loads is told there. */
const keyOf = (userId: string) => `newest-alert-${userId}`

/** Notes the newest alert that waits to be read. Answers the newest one before, where this one has come since; undefined where
 * there is nothing to tell, as on the first page of a visit: what came before that is told by mail alone. */
export function noteNewestAlert(
  userId: string,
  newest: string | null,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): string | undefined {
  const key = keyOf(userId)
  const known = storage.getItem(key)
  if (known !== null && !isNewer(newest, known)) return undefined
  storage.setItem(key, newest ?? '0')
  return known ?? undefined
}

/** Mails have rising numbers. */
export const isNewer = (id: string | null, known: string): boolean => id !== null && BigInt(id) > BigInt(known)
