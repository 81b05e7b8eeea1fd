import { readFileSync } from 'node:fs'
import { publishDocument, setHelpSubject } from '#exchange/content/commands/publish-document.ts'
import type { Transaction } from '#exchange/db/connection.ts'

const subjects = [
  { key: 'buying', titleEn: 'Buying', titleZh: '购买' },
  { key: 'selling', titleEn: 'Selling', titleZh: '出售' },
  { key: 'money', titleEn: 'Money', titleZh: '资金' },
  { key: 'safety', titleEn: 'Safety', titleZh: '安全' },
]

/** The pages next to this file, in listing order; a page's first heading is its title. */
const pages = [
  { kind: 'agreement', key: 'yhxy', subject: '' },
  { kind: 'agreement', key: 'yszc', subject: '' },
  { kind: 'agreement', key: 'third-party', subject: '' },
  { kind: 'agreement', key: 'real-name', subject: '' },
  { kind: 'help', key: 'first-purchase', subject: 'buying' },
  { kind: 'help', key: 'bargains-and-wants', subject: 'buying' },
  { kind: 'help', key: 'first-sale', subject: 'selling' },
  { kind: 'help', key: 'money', subject: 'money' },
  { kind: 'help', key: 'staying-safe', subject: 'safety' },
] as const

/** Publishes the agreements and the help of the demo market. */
export async function publishDemoDocuments(tx: Transaction): Promise<void> {
  for (const [position, subject] of subjects.entries()) await setHelpSubject(tx, { ...subject, position })
  for (const [position, page] of pages.entries()) {
    const en = readPage(page, 'en')
    const zh = readPage(page, 'zh-CN')
    const words = { titleEn: en.title, textEn: en.text, titleZh: zh.title, textZh: zh.text }
    await publishDocument(tx, { ...page, position, ...words })
  }
}

function readPage({ kind, key }: (typeof pages)[number], locale: string): { title: string; text: string } {
  const file = readFileSync(new URL(`documents/${kind}/${key}.${locale}.md`, import.meta.url), 'utf8')
  const [, title, text] = /^# (.+)\n+([^]+)$/.exec(file) ?? []
  if (!title || !text) throw new Error(`the page ${key} has no title or no text`)
  return { title, text: text.trim() }
}
