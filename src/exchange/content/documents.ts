import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { helpContent, helpTypes, protocolContent, protocolNames } from '#contract/content.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import { type DocumentKind, documents, helpSubjects } from '../db/schema/content.ts'
import type { CallContext, Locale } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'

type Context = Pick<CallContext, 'db' | 'locale'>
type Document = typeof documents.$inferSelect

/** Returns the newest publication of each key; one that withdraws its text hides the older ones too. */
export async function readCurrent(db: Queryable, kind: DocumentKind, key?: string): Promise<Document[]> {
  const current = await db
    .selectDistinctOn([documents.key])
    .from(documents)
    .where(and(eq(documents.kind, kind), key === undefined ? undefined : eq(documents.key, key)))
    .orderBy(documents.key, desc(documents.version))
  return current.filter(({ isShown }) => isShown).sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/** Returns the newest publication of a key, whether it shows or withdraws its text. */
export async function findNewest(db: Queryable, kind: DocumentKind, key: string): Promise<Document | undefined> {
  const [newest] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.key, key)))
    .orderBy(desc(documents.version))
    .limit(1)
  return newest
}

export const listSubjects = (db: Queryable) =>
  db.select().from(helpSubjects).orderBy(asc(helpSubjects.position), asc(helpSubjects.key))

const inLocale = (document: Document, locale: Locale) => ({
  title: locale === 'en' ? document.titleEn : document.titleZh,
  version: document.version,
  published_at: seconds(document.publishedAt),
})
const contentOf = (document: Document, locale: Locale) => ({
  ...inLocale(document, locale),
  content: locale === 'en' ? document.textEn : document.textZh,
})

/** S1.13 Lists the agreements in force. */
export async function listProtocols({ db, locale }: Context): Promise<CallAnswer<typeof protocolNames>> {
  const shown = await readCurrent(db, 'agreement')
  return { items: shown.map((document) => ({ name: document.key, ...inLocale(document, locale) })) }
}

/** S1.13 Returns the current version of an agreement. */
export async function showProtocol(
  { db, locale }: Context,
  { name }: CallRequest<typeof protocolContent>,
): Promise<CallAnswer<typeof protocolContent> | Refusal> {
  const [document] = await readCurrent(db, 'agreement', name)
  return document ? { name, ...contentOf(document, locale) } : refusals.notFound()
}

/** S1.13 Lists the subjects of the help; those without a page are omitted. */
export async function listHelp({ db, locale }: Context): Promise<CallAnswer<typeof helpTypes>> {
  const subjects = await listSubjects(db)
  const pages = await readCurrent(db, 'help')
  return {
    items: subjects
      .map(({ key, titleEn, titleZh }) => ({
        type: key,
        title: locale === 'en' ? titleEn : titleZh,
        pages: pages
          .filter(({ subject }) => subject === key)
          .map((page) => ({ help_id: page.key, title: inLocale(page, locale).title })),
      }))
      .filter(({ pages: shown }) => shown.length > 0),
  }
}

/** S1.13 Returns a help page. */
export async function showHelp(
  { db, locale }: Context,
  { help_id }: CallRequest<typeof helpContent>,
): Promise<CallAnswer<typeof helpContent> | Refusal> {
  const [document] = await readCurrent(db, 'help', help_id)
  return document ? { help_id, type: document.subject, ...contentOf(document, locale) } : refusals.notFound()
}

/** The version of the next publication of a key. */
export const nextVersion = (kind: DocumentKind, key: string) =>
  sql<number>`(select coalesce(max(version), 0) + 1 from documents where kind = ${kind} and key = ${key})`
