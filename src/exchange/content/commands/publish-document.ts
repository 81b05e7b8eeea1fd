import type { Transaction } from '../../db/connection.ts'
import { type DocumentKind, documents, helpSubjects } from '../../db/schema/content.ts'
import { findNewest, nextVersion } from '../documents.ts'

export interface Publication {
  kind: DocumentKind
  /** Its name in addresses: lower-case letters, digits, hyphens, underscores. */
  key: string
  /** Subject of a help page; empty for agreements. */
  subject: string
  position: number
  titleEn: string
  titleZh: string
  /** Markdown. */
  textEn: string
  textZh: string
  isShown?: boolean
}

/**
 * Publishes a text, or a new version of it; older versions are kept.
 *
 * @returns the version
 */
export async function publishDocument(tx: Transaction, publication: Publication): Promise<number> {
  const { kind, key } = publication
  const [published] = await tx
    .insert(documents)
    .values({ ...publication, version: nextVersion(kind, key) })
    .returning({ version: documents.version })
  return published!.version
}

/** Withdraws a text by a publication that hides it and the older ones; false if none is shown. */
export async function withdrawDocument(tx: Transaction, kind: DocumentKind, key: string): Promise<boolean> {
  const newest = await findNewest(tx, kind, key)
  if (!newest?.isShown) return false
  const { id: _id, publishedAt: _at, version: _version, ...publication } = newest
  await publishDocument(tx, { ...publication, isShown: false })
  return true
}

/** Creates or renames a subject of the help. */
export async function setHelpSubject(tx: Transaction, subject: typeof helpSubjects.$inferInsert): Promise<void> {
  await tx.insert(helpSubjects).values(subject).onConflictDoUpdate({ target: helpSubjects.key, set: subject })
}
