import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { changeListings, saveNote } from './own-listings.functions.ts'

/** Lists, reprices, takes down, retries: one write at a time in this tab. Who sends it tells how each item came out. */
export const changeListingsMutation = () => idempotentMutation(['selling', 'change'], changeListings, { quiet: true })

export const saveNoteMutation = (assetId: string) => idempotentMutation(['inventory', 'note', assetId], saveNote)
