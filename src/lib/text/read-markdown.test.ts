import { expect, test, vi } from 'vitest'
import * as micromark from 'mdast-util-from-markdown'
import { markdownLimits, readMarkdown } from './read-markdown.ts'

vi.mock('mdast-util-from-markdown', { spy: true })

const steps = (depth: number) => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')

test.each([
  ['a table of 168 kB', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(16_800)}`, 'characters'],
  ['a row of 2,500 cells', `${'|a'.repeat(2_500)}|\n${'|-'.repeat(2_500)}|\n`, 'marks'],
  ['emphasis in emphasis', `${'*a **b '.repeat(1_000)}${'c** d*'.repeat(1_000)}`, 'marks'],
  ['links in links', '[a]('.repeat(5_000), 'marks'],
  ['lists in lists', steps(150), 'nesting'],
  ['lists in lists on one line', '- '.repeat(5_000), 'nesting'],
  ['numbered lists in lists', '1. '.repeat(11), 'nesting'],
  ['quotes in quotes', `${'>'.repeat(5_000)} a`, 'nesting'],
  ['quotes in lists in quotes', '> - '.repeat(6), 'nesting'],
  ['tabs before lists', Array.from({ length: 11 }, (_, level) => `${'\t'.repeat(level)}- a`).join('\n'), 'nesting'],
])('S6.5 %s is told before anything of it is read', (_, text, problem) => {
  const { fromMarkdown } = vi.mocked(micromark)
  fromMarkdown.mockClear()
  expect(readMarkdown(text)).toEqual({ problem })
  expect(fromMarkdown).not.toHaveBeenCalled()
})

test('S6.5 a text of very many parts, and one that is very deep, are refused as well', () => {
  expect(readMarkdown('a\n\n'.repeat(5_500))).toEqual({ problem: 'nodes' })
  expect(readMarkdown(`${'*a **b '.repeat(40)}${'c** d*'.repeat(40)}`)).toEqual({ problem: 'depth' })
})

test.each([
  ['a list as deep as may be', steps(markdownLimits.nesting)],
  ['a long list', '- a\n'.repeat(1_000)],
  ['lists one after the other', `${steps(6)}\n\ntext\n\n${steps(6)}`],
  ['a table of 200 rows', `| a | b | c |\n|---|---|---|\n${'| 1 | **2** | [c](/d) |\n'.repeat(200)}`],
  ['a long agreement', '## Fees\n\nThe **fee** is one percent of [the price](/help).\n\n'.repeat(400)],
  ['nothing', ''],
])('S6.5 %s may be published', (_, text) => expect(readMarkdown(text)).toHaveProperty('tree'))
