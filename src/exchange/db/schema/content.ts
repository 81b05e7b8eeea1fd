import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
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
