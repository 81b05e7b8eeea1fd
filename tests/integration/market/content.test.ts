import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as content from '#contract/content.ts'
import { publishDocument, type Publication, setHelpSubject } from '#exchange/content/commands/publish-document.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

const agreement: Publication = {
  kind: 'agreement',
  key: 'yhxy',
  subject: '',
  position: 1,
  titleEn: 'User agreement',
  titleZh: '用户协议',
  textEn: '# Who we are',
  textZh: '# 关于我们',
}
const zh = { headers: { 'accept-language': 'zh-CN' } }

describe('content', () => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange()
  })
  afterAll(() => exchange.close())

  const publish = (publication: Publication) => transact(exchange.services.db, (tx) => publishDocument(tx, publication))

  test('S1.13 an agreement is read in the visitor’s language, and a new version takes its place', async () => {
    expect(await publish(agreement)).toBe(1)
    expect(await exchange.ask(content.protocolContent, { name: 'yhxy' })).toMatchObject({
      title: 'User agreement',
      content: '# Who we are',
      version: 1,
    })
    expect(await publish({ ...agreement, textZh: '# 新版' })).toBe(2)
    await publish({ ...agreement, key: 'yszc', titleZh: '隐私政策', position: 2 })
    expect(await exchange.ask(content.protocolContent, { name: 'yhxy' }, zh)).toMatchObject({
      content: '# 新版',
      version: 2,
    })
    expect((await exchange.ask(content.protocolNames, {}, zh)).items).toMatchObject([
      { name: 'yhxy', title: '用户协议', version: 2 },
      { name: 'yszc', title: '隐私政策', version: 1 },
    ])
  })

  test('S1.13 a text that was taken away is gone', async () => {
    await publish({ ...agreement, key: 'old' })
    await publish({ ...agreement, key: 'old', isShown: false })
    expect(await exchange.call(content.protocolContent, { name: 'old' })).toMatchObject({ code: codes.notFound })
    expect((await exchange.ask(content.protocolNames, {})).items.map(({ name }) => name)).not.toContain('old')
  })

  test('S1.13 the help has its pages by subject, and no subject without a page', async () => {
    await transact(exchange.services.db, async (tx) => {
      await setHelpSubject(tx, { key: 'buying', titleEn: 'Buying', titleZh: '购买', position: 1 })
      await setHelpSubject(tx, { key: 'empty', titleEn: 'Empty', titleZh: '空', position: 2 })
    })
    await publish({ ...agreement, kind: 'help', key: 'first-order', subject: 'buying', titleEn: 'Your first order' })
    expect((await exchange.ask(content.helpTypes, {})).items).toEqual([
      { type: 'buying', title: 'Buying', pages: [{ help_id: 'first-order', title: 'Your first order' }] },
    ])
    expect(await exchange.ask(content.helpContent, { help_id: 'first-order' })).toMatchObject({
      type: 'buying',
      content: '# Who we are',
    })
    expect(await exchange.call(content.helpContent, { help_id: 'yhxy' })).toMatchObject({ code: codes.notFound })
  })

  test('S1.13 a name that can be none, or a question the call does not know, is refused', async () => {
    for (const [call, input] of [
      [content.protocolContent, { name: '../etc' }],
      [content.helpContent, {}],
      [content.protocolNames, { page: '1' }],
      [content.helpTypes, { page: '1' }],
    ] as const)
      expect(await exchange.call(call, input as never)).toMatchObject({ code: codes.requestInvalid })
  })

  test('S1.13 what was published can not be changed afterwards', async () => {
    await publish({ ...agreement, key: 'kept' })
    const rewriting = exchange.services.db.execute(`update documents set text_en = 'other' where key = 'kept'`)
    await expect(rewriting).rejects.toThrow()
  })
})
