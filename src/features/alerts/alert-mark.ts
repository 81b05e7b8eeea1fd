/** The key in session storage, per tab and user: it survives the page, so that an alert arriving during a page load is
 * still reported afterwards. */
const keyOf = (userId: string) => `newest-alert-${userId}`

/** Records the newest unread alert. Returns the previously recorded one if a newer alert has arrived since; undefined
 * if there is nothing to report, as on the first page of a visit: earlier alerts are only shown among the messages. */
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

/** Message ids are ascending numbers. */
export const isNewer = (id: string | null, known: string): boolean => id !== null && BigInt(id) > BigInt(known)
