import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { changeListings, saveNote } from './own-listings.functions.ts'

/** Lists, reprices, takes down, retries: one write at a time in this tab. Quiet, because the caller reports the outcome
 * for each item. */
export const changeListingsMutation = () => idempotentMutation(['selling', 'change'], changeListings, { quiet: true })

export const saveNoteMutation = (assetId: string) => idempotentMutation(['inventory', 'note', assetId], saveNote)
