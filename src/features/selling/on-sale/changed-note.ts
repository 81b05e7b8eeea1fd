import { wireAmountOf } from '#lib/clean-amount.ts'

/** The owner's note, as the item has it. */
export interface Note {
  remark: string | null
  cost: string | null
}

/** The fields of a note as typed; null while a field shows what the item has. */
export type TypedNote = Note

export const nothingTyped: TypedNote = { remark: null, cost: null }

/**
 * The fields that were changed; null if none were. The others are not sent: they may have been changed on another
 * device since.
 */
export function changedNote(item: Note, typed: TypedNote): Partial<Note> | null {
  const note: Note = {
    remark: typed.remark === null ? item.remark : typed.remark.trim() || null,
    cost: typed.cost === null ? item.cost : (wireAmountOf(typed.cost) ?? null),
  }
  const changed = (['remark', 'cost'] as const).filter((field) => note[field] !== item[field])
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, note[field]])) : null
}

/** What has been typed since this was saved. */
export const typedSince = (saved: TypedNote, typed: TypedNote): TypedNote => ({
  remark: typed.remark === saved.remark ? null : typed.remark,
  cost: typed.cost === saved.cost ? null : typed.cost,
})
