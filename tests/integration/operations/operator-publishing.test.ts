import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as content from '#contract/content.ts'
import { banner, notice } from '#contract/market/home.ts'
import { operate as typeAsOperator } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
let folder: string
beforeAll(async () => {
  exchange = await openTestExchange()
  folder = await mkdtemp(join(tmpdir(), 'amber-publishing-'))
})
afterAll(async () => {
  await exchange.close()
  await rm(folder, { recursive: true, force: true })
})

const operate = (...args: string[]) => typeAsOperator(exchange, ...args)
const texts = (word: string) =>
  ['title-en', 'title-zh', 'text-en', 'text-zh'].flatMap((name) => [`--${name}`, `${word} ${name}`])

test('publish notices, banners, agreements and help, and take them back', async () => {
  expect((await operate('publish-notice', ...texts('Notice'), '--why', 'news')).code).toBe(0)
  expect((await operate('publish-banner', ...texts('Banner'), '--link', '/market/csgo', '--why', 'sale')).code).toBe(0)
  const [shown] = (await exchange.ask(notice, {})).items
  expect(shown).toMatchObject({ title: 'Notice title-en' })
  expect((await exchange.ask(banner, {})).items).toMatchObject([{ link: '/market/csgo' }])
  await operate('withdraw-notice', 'notice', shown!.notice_id, '--why', 'old')
  expect((await exchange.ask(notice, {})).items).toEqual([])

  const file = join(folder, 'page.md')
  await writeFile(file, '# Buying')
  const files = ['--file-en', file, '--file-zh', file, '--title-en', 'Buying', '--title-zh', '购买']
  await operate('help-subject', 'start', '--title-en', 'Start', '--title-zh', '入门', '--why', 'help')
  expect(
    (await operate('publish-page', 'help', 'buying', '--subject', 'start', ...files, '--why', 'help')).said,
  ).toEqual(['help buying is published as version 1'])
  expect(await exchange.ask(content.helpContent, { help_id: 'buying' })).toMatchObject({ content: '# Buying' })
  const agreement = ['publish-page', 'agreement', 'yhxy', ...files, '--why', 'law']
  expect(await operate(...agreement, '--subject', 'start')).toMatchObject({
    code: 64,
    said: [expect.stringContaining('no --subject'), expect.anything()],
  })
  expect((await operate(...agreement)).code).toBe(0)
})

test.each([
  ['a table of 168 kB', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(16_800)}`, 'more than 40000 characters'],
  ['lists 50 deep', Array.from({ length: 50 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'), '10 deep'],
  ['a table of 5,000 cells', `${'|a'.repeat(5_000)}|\n${'|-'.repeat(5_000)}|\n`, 'more than 4000 of'],
])('S6.5 a page is not published with %s: every view would have to draw it', async (_, text, told) => {
  const [good, bad] = [join(folder, 'good.md'), join(folder, 'bad.md')]
  await writeFile(good, '# Good')
  await writeFile(bad, text)
  const page = ['publish-page', 'agreement', 'too-much', '--title-en', 'a', '--title-zh', 'b', '--why', 'x']
  const { code, said } = await operate(...page, '--file-en', good, '--file-zh', bad)
  expect({ code, said: said[0] }).toEqual({ code: 64, said: expect.stringContaining(`--file-zh: ${bad} has`) })
  expect(said[0]).toContain(told)
  expect(await exchange.call(content.protocolContent, { name: 'too-much' })).toMatchObject({ code: codes.notFound })
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://x.example'])(
  'a banner does not lead to %s',
  async (link) => {
    expect(await operate('publish-banner', ...texts('Banner'), '--link', link, '--why', 'x')).toMatchObject({
      code: 64,
    })
  },
)
