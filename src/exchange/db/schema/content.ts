import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity } from './columns.ts'

export const banners = pgTable('banners', {
  id: identity(),
  titleEn: text().notNull(),
  titleZh: text().notNull(),
  textEn: text().notNull(),
  textZh: text().notNull(),
  link: text(),
  isShown: boolean().notNull().default(true),
})

export const notices = pgTable('notices', {
  id: identity(),
  titleEn: text().notNull(),
  titleZh: text().notNull(),
  textEn: text().notNull(),
  textZh: text().notNull(),
  isShown: boolean().notNull().default(true),
  publishedAt: createdAt(),
})

export type DocumentKind = 'agreement' | 'help'

/** Agreements and help pages. Publications are superseded, never changed, so that it stays known who read what. */
export const documents = pgTable(
  'documents',
  {
    id: identity(),
    kind: text().$type<DocumentKind>().notNull(),
    /** Its name in addresses, e.g. `yhxy`. */
    key: text().notNull(),
    version: integer().notNull(),
    /** Subject of a help page; empty for agreements. */
    subject: text().notNull().default(''),
    /** Position within its kind and subject. */
    position: integer().notNull().default(0),
    titleEn: text().notNull(),
    titleZh: text().notNull(),
    /** Markdown. */
    textEn: text().notNull(),
    textZh: text().notNull(),
    /** False: this publication withdraws the text. */
    isShown: boolean().notNull().default(true),
    publishedAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.kind, table.key, table.version)],
)

/** Subjects of the help. */
export const helpSubjects = pgTable('help_subjects', {
  key: text().primaryKey(),
  titleEn: text().notNull(),
  titleZh: text().notNull(),
  position: integer().notNull().default(0),
})
